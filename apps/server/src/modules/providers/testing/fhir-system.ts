import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { ORDER_SYSTEM } from '../connectors/fhir/resources/systems.ts'
import type { BookingStyle } from '../connectors/http/connection-settings.ts'
import { ANALYTE, type ClinicSystem, DRUG, FILE, REPORT_NAME, TEST_NAME } from './clinic-system.ts'
import { addSchedule, addSlots } from './fhir/fill.ts'
import type { FhirServer } from './fhir-server.ts'

const STATUS = { cancelled: 'cancelled', arrived: 'arrived', completed: 'fulfilled', missed: 'noshow' }

/** A FHIR server as the system of a clinic. */
export function fhirSystem(server: FhirServer, booking: BookingStyle): ClinicSystem {
  const { resources, baseUrl, token, requests, befall, close } = server
  const change = (reference: string, changed: object) =>
    resources.save({ ...requireValue(resources.find(reference)), ...changed })
  const timesOf = (slotId: string) => {
    const { start, end } = change(`Slot/${slotId}`, { status: 'busy' })
    return { start, end, slot: [{ reference: `Slot/${slotId}` }] }
  }
  return {
    ...{ connector: 'fhir', booking, baseUrl, token, requests, befall, close },
    isWrite: ({ method, path }) => method !== 'GET' && !path.startsWith('Patient'),
    addSchedule: doctorCode => addSchedule(server, 'one', doctorCode),
    addSlots: given => addSlots(server, given),
    takeSlot: slotId => void change(`Slot/${slotId}`, { status: 'busy' }),
    removeSlot: slotId => void resources.remove(`Slot/${slotId}`),
    isBusy: slotId => resources.find(`Slot/${slotId}`)?.status === 'busy',
    busySlots: () => resources.all('Slot').filter(({ status }) => status === 'busy').length,
    patientOf: profileId => {
      const [patient, another] = resources
        .all('Patient')
        .filter(({ identifier }) => JSON.stringify(identifier).includes(profileId))
      if (another) throw new Error('a patient is known twice')
      return requireValue(patient).id
    },
    ourAppointments: () =>
      resources
        .all('Appointment')
        .filter(({ identifier = [], status }) => {
          const [ours] = identifier as readonly { system?: string }[]
          return ours?.system === ORDER_SYSTEM && status !== 'cancelled'
        })
        .map(({ id }) => id),
    makeAppointment: (patientId, slotId) => {
      const participant = [`Patient/${patientId}`, 'Practitioner/doctor-one']
      return resources.save({
        ...{ resourceType: 'Appointment', status: 'booked', ...timesOf(slotId) },
        participant: participant.map(reference => ({ actor: { reference }, status: 'accepted' })),
      }).id
    },
    setStatus: (appointmentId, status) =>
      void change(`Appointment/${appointmentId}`, { status: STATUS[status] }),
    moveAppointment: (appointmentId, slotId) => void change(`Appointment/${appointmentId}`, timesOf(slotId)),
    statusOf: appointmentId => resources.find(`Appointment/${appointmentId}`)?.status,
    addResults: (patientId, appointmentId) => {
      const subject = { reference: `Patient/${patientId}` }
      const pdf = { contentType: 'application/pdf', data: FILE.toString('base64') }
      const { id } = resources.save({
        ...{ resourceType: 'Observation', status: 'final', subject },
        code: { text: ANALYTE, coding: [{ code: '718-7' }] },
        valueQuantity: { value: 118, unit: 'г/л' },
      })
      resources.save({
        ...{ resourceType: 'DiagnosticReport', status: 'final', subject, code: { text: TEST_NAME } },
        ...{ effectiveDateTime: '2026-03-01T06:00:00Z', presentedForm: [pdf] },
        result: [{ reference: `Observation/${id}` }],
      })
      resources.save({
        ...{ resourceType: 'DocumentReference', status: 'current', subject, type: { text: REPORT_NAME } },
        ...{ date: '2026-03-01T06:00:00Z', content: [{ attachment: pdf }] },
        context: { related: [{ reference: `Appointment/${appointmentId}` }] },
      })
      resources.save({
        ...{ resourceType: 'MedicationRequest', status: 'active', intent: 'order', subject },
        medicationReference: { reference: '#drug' },
        contained: [
          {
            ...{ resourceType: 'Medication', id: 'drug', code: { text: `${DRUG} 200 мг` } },
            ...{ form: { text: 'таблетки' } },
          },
        ],
        authoredOn: '2026-03-01T06:00:00Z',
        supportingInformation: [{ reference: `Appointment/${appointmentId}` }],
        dosageInstruction: [{ text: 'По 1 таблетке' }],
        dispenseRequest: { quantity: { value: 2, unit: 'упаковка' } },
      })
    },
  }
}
