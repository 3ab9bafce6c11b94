import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { WORLD_START, type World } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeEach } from 'vitest'
import { addSlots } from './fhir/fill.ts'
import { fhirClinic } from './fhir-clinic.ts'

/** A small PDF as base64. */
export const PDF = Buffer.from('%PDF-1.7 a small one').toString('base64')

export const haemoglobin = {
  resourceType: 'Observation',
  status: 'final',
  code: { text: 'Гемоглобин', coding: [{ code: '718-7' }] },
  valueQuantity: { value: 118, unit: 'г/л' },
  referenceRange: [{ low: { value: 120 }, high: { value: 150 } }],
}

export const report = (subject: object, changed: object = {}) => ({
  resourceType: 'DiagnosticReport',
  status: 'final',
  subject,
  code: { text: 'Общий анализ крови' },
  effectiveDateTime: '2026-03-01T06:00:00Z',
  ...changed,
})

/** A drug that a doctor of the clinic prescribed at the visit of an appointment. */
export const prescription = (subject: object, appointment: object, text: string) => ({
  ...{ resourceType: 'MedicationRequest', status: 'active', subject },
  supportingInformation: [appointment],
  medicationCodeableConcept: { text },
})

/**
 * A clinic that publishes results of its patients. Called at the top of a test file; it is removed after the
 * file's tests.
 */
export async function resultsClinic(world: World) {
  const at = await fhirClinic(world)
  const { server, providers } = at
  afterAll(() => server.close())
  beforeEach(() => {
    world.clock.set(WORLD_START)
    server.befall()
  })
  let day = 3
  return {
    ...at,
    save: (resource: Readonly<Record<string, unknown>>) => server.resources.save(resource),
    /** A patient with a visit there, whom the clinic knows by our identifier. */
    async known() {
      const date = `2026-03-${String(++day).padStart(2, '0')}`
      addSlots(server, { from: `${date}T06:00:00Z`, count: 1 })
      await at.compare()
      const slot = (await at.slots()).find(({ startsAt }) => startsAt.toISOString().startsWith(date))
      const patient = await world.patient()
      const booked = await world.book(patient, requireValue(slot))
      const { patient_id } = await world.db
        .selectFrom('fhir_patient')
        .select('patient_id')
        .where('profile_id', '=', patient.profileId)
        .executeTakeFirstOrThrow()
      const orderId = booked.json.orderId as string
      const { appointment_id } = await world.db
        .selectFrom('fhir_appointment')
        .select('appointment_id')
        .where('visit_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const [subject, appointment] = [
        { reference: `Patient/${patient_id}` },
        { reference: `Appointment/${appointment_id}` },
      ]
      return { patient, subject, appointment, orderId }
    },
    /** The id of the record that the clinic keeps of a person, who has consented on paper to have it shown. */
    recordWithConsent: async (profileId: string) => {
      const { id } = await world.db
        .updateTable('medical_record')
        .set({ paper_consent_on: '2026-01-10' })
        .where('profile_id', '=', profileId)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    /** Some seconds later, because forced refreshes are limited too. */
    refresh: (...profileIds: readonly string[]) => {
      world.clock.advance(0.25)
      return providers.refresh({ profileIds, kind: 'tests', providerCode: null, forced: true, wait: true })
    },
    testsOf: (profileId: string) =>
      world.db
        .selectFrom('medical_test')
        .innerJoin('medical_record', 'medical_record.id', 'record_id')
        .select(['medical_test.id', 'name', 'kind', 'status', 'withdrawn'])
        .where('profile_id', '=', profileId)
        .orderBy('name')
        .execute(),
  }
}
