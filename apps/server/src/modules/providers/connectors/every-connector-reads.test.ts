import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { DRUG, REPORT_NAME, TEST_NAME } from '../testing/clinic-system.ts'
import { clinicOfEachKind } from '../testing/connected-clinic.ts'
import { messagesTo } from '../testing/messages-to.ts'
import { connectorKinds } from './connectors.ts'

const world = await testWorld()
const clinics = await clinicOfEachKind(world)
afterAll(() => Promise.all(connectorKinds.map(kind => clinics[kind].system.close())))
// The clinic's clock runs on from test to test, because changes are read by its time.
afterEach(() => {
  for (const kind of connectorKinds) clinics[kind].system.befall()
})
/** Two hours for each who wants free times: there is room for many connectors. */
let next = Date.parse('2026-03-04T06:00:00Z')
function nextHours(): string {
  next += 2 * 3_600_000
  return new Date(next).toISOString()
}

describe.each(connectorKinds)('reading through the connector for %s', kind => {
  const at = clinics[kind]
  const { system } = at
  const { providerId } = at.clinic

  async function freeTimes(count: number) {
    const ids = system.addSlots({ from: nextHours(), count })
    await at.compare()
    return { ids, slots: (await at.slots()).slice(-count) }
  }
  async function booked() {
    const { ids, slots } = await freeTimes(3)
    const patient = await world.patient()
    const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
    const { appointment_id: appointmentId } = await world.db
      .selectFrom('fhir_appointment')
      .select('appointment_id')
      .where('visit_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return { ids, slots, patient, orderId, appointmentId, patientId: system.patientOf(patient.profileId) }
  }
  const visitsOf = ({ profileId }: WorldPatient) =>
    world.db
      .selectFrom('visit')
      .select(['id', 'status', 'starts_at as startsAt'])
      .where('profile_id', '=', profileId)
      .orderBy('created_at')
      .execute()
  const offered = async () => (await at.slots()).map(({ startsAt }) => startsAt.toISOString())
  /** As servers do every five minutes. */
  async function readVisits() {
    world.clock.advance(6)
    await world.db
      .updateTable('fhir_connection')
      .set({ visits_read_at: null })
      .where('provider_id', '=', providerId)
      .execute()
    await at.poll()
  }

  test("free times follow the clinic's, page by page", async () => {
    const many = system.addSlots({ from: '2026-03-03T06:00:00Z', count: 120, minutes: 5 })
    await at.compare()
    const ofThatDay = async () => (await offered()).filter(time => time.startsWith('2026-03-03'))
    expect(await ofThatDay()).toHaveLength(120)
    system.takeSlot(requireValue(many[0]))
    world.clock.advance(1)
    await at.poll()
    expect(await ofThatDay()).toHaveLength(119)
    system.removeSlot(requireValue(many[1]))
    world.clock.advance(60)
    await at.compare()
    expect(await ofThatDay()).toHaveLength(118)
  })

  test('the free times of a clinic that does not answer stay', async () => {
    await freeTimes(1)
    const before = await offered()
    system.befall(() => 'down')
    world.clock.advance(1)
    await at.poll()
    expect(await offered()).toEqual(before)
  })

  test('a visit moved or cancelled by the clinic is moved or cancelled here, and a message is sent', async () => {
    const { ids, slots, patient, appointmentId } = await booked()
    system.moveAppointment(appointmentId, requireValue(ids[2]))
    await readVisits()
    expect(await visitsOf(patient)).toMatchObject([
      { status: 'reserved', startsAt: requireValue(slots[2]).startsAt },
    ])
    system.setStatus(appointmentId, 'cancelled')
    await readVisits()
    expect(await visitsOf(patient)).toMatchObject([{ status: 'cancelled' }])
    expect(await messagesTo(world, patient.phone)).toEqual(['visit-booked', 'visit-moved', 'visit-cancelled'])
  })

  test.each(['arrived', 'completed', 'missed'] as const)(
    'a visit that was %s at the clinic gets the same status here',
    async status => {
      const { patient, appointmentId } = await booked()
      system.setStatus(appointmentId, status)
      await readVisits()
      expect(await visitsOf(patient)).toMatchObject([{ status }])
    },
  )

  test('a visit booked by the clinic for a known patient is a visit here, once', async () => {
    const { ids, slots, patient, patientId } = await booked()
    system.makeAppointment(patientId, requireValue(ids[1]))
    await readVisits()
    await readVisits()
    const [, made] = await visitsOf(patient)
    expect(made).toMatchObject({ status: 'created_manually', startsAt: requireValue(slots[1]).startsAt })
    expect(await visitsOf(patient)).toHaveLength(2)
    expect((await world.cancel(patient, requireValue(made).id)).status).toBe(204)
    expect(system.isBusy(requireValue(ids[1]))).toBe(false)
  })

  test("a patient who opens their visits sees the clinic's changes", async () => {
    const { patient, appointmentId } = await booked()
    system.setStatus(appointmentId, 'cancelled')
    world.clock.advance(2)
    const [sync] = await at.providers.refresh({
      ...{ profileIds: [patient.profileId], kind: 'orders', providerCode: null },
      ...{ forced: true, wait: true },
    })
    expect(sync).toMatchObject({ outcome: 'synced' })
    expect(await visitsOf(patient)).toMatchObject([{ status: 'cancelled' }])
  })

  test('results arrive with values and files, a report and a prescription with their visit', async () => {
    const { patient, patientId, orderId, appointmentId } = await booked()
    system.addResults(patientId, appointmentId)
    const refresh = () => {
      world.clock.advance(1)
      const whose = { profileIds: [patient.profileId], providerCode: null }
      return at.providers.refresh({ ...whose, kind: 'tests', forced: true, wait: true })
    }
    expect(await refresh()).toMatchObject([{ outcome: 'synced' }])
    await refresh()
    const tests = await world.db
      .selectFrom('medical_test')
      .innerJoin('medical_record', 'medical_record.id', 'record_id')
      .leftJoin('medical_document', 'medical_document.test_id', 'medical_test.id')
      .select(['name', 'kind', 'status', 'medical_document.id as file'])
      .where('profile_id', '=', patient.profileId)
      .execute()
    expect(tests).toMatchObject([{ name: TEST_NAME, kind: 'analysis', status: 'ready' }])
    expect(tests[0]?.file).not.toBeNull()
    const reports = await world.db
      .selectFrom('medical_report')
      .select('name')
      .where('visit_id', '=', orderId)
      .execute()
    expect(reports).toEqual([{ name: REPORT_NAME }])
    const prescribed = await world.db
      .selectFrom('prescription')
      .select(['id', 'sealed'])
      .where('visit_id', '=', orderId)
      .execute()
    expect(prescribed.map(({ id, sealed }) => world.openPrescription(id, sealed))).toMatchObject([
      { name: `${DRUG} 200 мг`, form: 'таблетки', instructions: 'По 1 таблетке', count: 2 },
    ])
    const values = await world.db
      .selectFrom('observation')
      .innerJoin('medical_test', 'medical_test.id', 'test_id')
      .innerJoin('medical_record', 'medical_record.id', 'record_id')
      .select('test_id')
      .where('profile_id', '=', patient.profileId)
      .execute()
    expect(values).toHaveLength(1)
  })
})
