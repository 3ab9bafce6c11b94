import { z } from 'zod'
import { type Failure, isFailure } from '../../../../platform/http-client/failure.ts'
import type { ClinicConnector, OpenConnector } from '../clinic-connector.ts'
import { bookAppointment, findAppointment } from './booking/book-appointment.ts'
import { cancelAppointment } from './booking/cancel-appointment.ts'
import { createFhirClient, type FhirClient } from './http/client.ts'
import { readPatient, registerPatient } from './patients/patients.ts'
import { readResults } from './results/read-results.ts'
import { readSchedules } from './slots/read-schedules.ts'
import { readSlot, readSlots } from './slots/read-slots.ts'
import { clinicAppointment } from './visits/clinic-appointment.ts'
import { readAppointment, readAppointments, readAppointmentsOf } from './visits/read-appointments.ts'

const CapabilityStatement = z.looseObject({
  resourceType: z.literal('CapabilityStatement'),
  fhirVersion: z.string(),
})

/** The connector for clinics whose system speaks FHIR R4 (docs/decisions/0041). */
export const openFhirConnector: OpenConnector = ({ booking, ...endpoint }, fetch): ClinicConnector => {
  const client = createFhirClient(endpoint, fetch)
  const system = { client, booking }
  return {
    check: () => check(client),
    readSchedules: assignments => readSchedules(client, assignments),
    readSlots: asked => readSlots(client, asked),
    readSlot: slotId => readSlot(client, slotId),
    registerPatient: (profileId, person) => registerPatient(client, profileId, person),
    readPatient: patientId => readPatient(client, patientId),
    book: asked => bookAppointment(system, asked),
    find: async operationId => {
      const found = await findAppointment(system, operationId)
      return found === null || isFailure(found) ? found : clinicAppointment(found)
    },
    cancel: appointmentId => cancelAppointment(system, appointmentId),
    readAppointment: appointmentId => readAppointment(client, appointmentId),
    readAppointments: appointmentIds => readAppointments(client, appointmentIds),
    readAppointmentsOf: (patientIds, which) => readAppointmentsOf(client, patientIds, which),
    readResults: (patientId, changedSince) => readResults(client, patientId, changedSince),
  }
}

async function check(client: FhirClient): Promise<Failure | { readonly speaks: string } | null> {
  const statement = await client.read('metadata', CapabilityStatement)
  if (isFailure(statement)) return statement
  return statement.fhirVersion.startsWith('4.') ? null : { speaks: `FHIR ${statement.fhirVersion}` }
}
