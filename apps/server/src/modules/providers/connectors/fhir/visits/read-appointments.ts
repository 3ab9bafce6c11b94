import { type Failure, isFailure } from '../../../../../platform/http-client/failure.ts'
import type { ClinicAppointment } from '../../clinic-connector.ts'
import type { FhirClient } from '../http/client.ts'
import { type Parameters, search } from '../http/search.ts'
import { Appointment } from '../resources/appointment.ts'
import { clinicAppointment } from './clinic-appointment.ts'

/** How many ids one search names, because the length of a URL is limited. */
const AT_ONCE = 50
const PAGE = ['_count', '200'] as const

export async function readAppointment(client: FhirClient, id: string): Promise<ClinicAppointment | Failure> {
  const appointment = await client.read(`Appointment/${id}`, Appointment)
  return isFailure(appointment) ? appointment : clinicAppointment(appointment)
}

export async function readAppointments(
  client: FhirClient,
  ids: readonly string[],
): Promise<ClinicAppointment[] | Failure> {
  const appointments: ClinicAppointment[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const parameters = [
      ['_id', ids.slice(at, at + AT_ONCE).join(',')],
      ['_count', String(AT_ONCE)],
    ] as const
    const found = await search(client, 'Appointment', parameters, Appointment)
    if (isFailure(found)) return found
    appointments.push(...found.resources.map(clinicAppointment))
  }
  return appointments
}

export async function readAppointmentsOf(
  client: FhirClient,
  patientIds: readonly string[],
  which: { readonly changedSince: Date } | { readonly from: Date },
): Promise<ClinicAppointment[] | Failure> {
  const parameters: Parameters = [
    'from' in which
      ? ['date', `ge${which.from.toISOString()}`]
      : ['_lastUpdated', `ge${which.changedSince.toISOString()}`],
    PAGE,
  ]
  const appointments: ClinicAppointment[] = []
  for (let at = 0; at < patientIds.length; at += AT_ONCE) {
    const some = patientIds.slice(at, at + AT_ONCE).map(id => `Patient/${id}`)
    const found = await search(
      client,
      'Appointment',
      [['patient', some.join(',')], ...parameters],
      Appointment,
    )
    if (isFailure(found)) return found
    appointments.push(...found.resources.map(clinicAppointment))
  }
  return appointments
}
