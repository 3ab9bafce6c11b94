import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { compareBothSides } from '../../testing/compare-both-sides.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'
import { freeTimes } from '../../testing/free-times.ts'
import { messagesTo } from '../../testing/messages-to.ts'

const world = await testWorld()
const at = await fhirClinic(world)
const { server, clinic } = at
const { resources } = server
afterAll(() => server.close())
// The clinic's clock runs on from test to test, because changes are read by its time.
afterEach(() => server.befall())
const times = await freeTimes(world, at, 60)

const standing = ({ profileId }: Pick<WorldPatient, 'profileId'>) =>
  world.db
    .selectFrom('visit')
    .select(['id', 'status', 'starts_at', 'assignment_id', 'booked_by'])
    .where('profile_id', '=', profileId)
    .where('status', '<>', 'cancelled')
    .orderBy('starts_at')
    .execute()

/** A patient who has booked here, so that the clinic has their profile id. */
async function knownPatient() {
  const patient = await world.patient()
  expect((await world.book(patient, times.next())).status).toBe(201)
  const { patient_id } = await world.db
    .selectFrom('fhir_patient')
    .select('patient_id')
    .where('profile_id', '=', patient.profileId)
    .executeTakeFirstOrThrow()
  return { patient, patientId: patient_id }
}

interface Made {
  readonly patientIds: readonly string[]
  readonly startsAt?: Date
  readonly changed?: object
}

/** The clinic makes an appointment itself, with one of its Slots. */
function make({ patientIds, startsAt = times.next().startsAt, changed = {} }: Made) {
  const slot = requireValue(resources.all('Slot').find(({ start }) => start === startsAt.toISOString()))
  resources.save({ ...slot, status: 'busy' })
  const actors = [...patientIds.map(id => `Patient/${id}`), 'Practitioner/doctor-one']
  const { id } = resources.save({
    resourceType: 'Appointment',
    status: 'booked',
    start: slot.start,
    end: slot.end,
    slot: [{ reference: `Slot/${slot.id}` }],
    participant: actors.map(reference => ({ actor: { reference }, status: 'accepted' })),
    ...changed,
  })
  return { startsAt, slotId: slot.id, appointmentId: id }
}
const change = (appointmentId: string, changed: object) =>
  resources.save({ ...requireValue(resources.find(`Appointment/${appointmentId}`)), ...changed })

/** As servers do every five minutes. */
async function poll() {
  world.clock.advance(6)
  await world.db
    .updateTable('fhir_connection')
    .set({ visits_read_at: null })
    .where('provider_id', '=', clinic.providerId)
    .execute()
  await at.poll()
}

const told = ({ phone }: WorldPatient) => messagesTo(world, phone)

test('a visit booked by the clinic is a visit here, once, and its patient gets a message', async () => {
  const { patient, patientId } = await knownPatient()
  const { startsAt } = make({ patientIds: [patientId] })
  await Promise.all([poll(), poll()])
  const [, made] = await standing(patient)
  expect(made).toMatchObject({ status: 'created_manually', starts_at: startsAt, booked_by: null })
  expect(await standing(patient)).toHaveLength(2)
  expect(await told(patient)).toEqual(['visit-booked', 'visit-booked'])
  expect((await at.slots()).map(slot => slot.startsAt)).not.toContainEqual(startsAt)
  const { future } = (await world.visits(patient)).json
  expect(future).toMatchObject([{}, { status: 'created_manually', isManageable: true }])
  expect(future[1].timetableId).not.toBeNull()
})

test('such a visit is moved and cancelled when the clinic does it, and a message is sent', async () => {
  const { patient, patientId } = await knownPatient()
  const { appointmentId } = make({ patientIds: [patientId] })
  await poll()
  const to = times.next()
  change(appointmentId, { start: to.startsAt.toISOString(), end: to.endsAt.toISOString(), slot: [] })
  await poll()
  expect((await standing(patient))[1]).toMatchObject({ starts_at: to.startsAt })
  change(appointmentId, { status: 'cancelled' })
  await poll()
  expect(await standing(patient)).toHaveLength(1)
  await poll()
  expect(await told(patient)).toEqual(['visit-booked', 'visit-booked', 'visit-moved', 'visit-cancelled'])
})

test('the patient can move and cancel it, at the clinic too, and it is not read in again', async () => {
  const { patient, patientId } = await knownPatient()
  const { appointmentId, slotId } = make({ patientIds: [patientId] })
  await poll()
  const orderId = requireValue((await standing(patient))[1]).id
  expect((await world.move(patient, orderId, times.next().timetableId)).status).toBe(200)
  // The clinic still has both appointments at this moment.
  await poll()
  while ((await compareBothSides(world, at)).open > 0) {
    world.clock.advance(1)
    await at.providers.operationWorker.work()
  }
  expect(resources.find(`Appointment/${appointmentId}`)).toMatchObject({ status: 'cancelled' })
  expect(resources.find(`Slot/${slotId}`)).toMatchObject({ status: 'free' })
  await poll()
  expect(await standing(patient)).toHaveLength(2)
  expect((await world.cancel(patient, orderId)).status).toBe(204)
  await poll()
  expect(await standing(patient)).toHaveLength(1)
})

test('a patient who opens their visits sees it at once', async () => {
  const { patient, patientId } = await knownPatient()
  make({ patientIds: [patientId] })
  const { json } = await world.call('POST', '/api/v2/my/providers/sync/orders', { bearer: patient.bearer })
  expect(json.visits).toHaveLength(2)
})

test('an appointment without Slots belongs to its participating doctor, if there is exactly one', async () => {
  const { patient, patientId } = await knownPatient()
  make({ patientIds: [patientId], changed: { slot: undefined } })
  await poll()
  expect(await standing(patient)).toMatchObject([{}, { assignment_id: at.assignmentId }])
  const unknown = [
    { actor: { reference: `Patient/${patientId}` } },
    { actor: { reference: 'Practitioner/who' } },
  ]
  make({ patientIds: [], changed: { slot: undefined, participant: unknown } })
  await poll()
  expect(await standing(patient)).toHaveLength(2)
})

test.each<[string, (patientId: string) => Partial<Made>]>([
  ['of two patients', patientId => ({ patientIds: [patientId, 'somebody'] })],
  ['of nobody whom we know', () => ({ patientIds: ['somebody'] })],
  ['that only may come to be', () => ({ changed: { status: 'proposed' } })],
  [
    'that carries a number of ours',
    () => ({ changed: { identifier: [{ system: 'urn:vizit:order', value: 'x' }] } }),
  ],
  ['without an end', () => ({ changed: { end: undefined } })],
])('an appointment %s is left', async (_case, given) => {
  const { patient, patientId } = await knownPatient()
  make({ patientIds: [patientId], ...given(patientId) })
  await poll()
  expect(await standing(patient)).toHaveLength(1)
})

test.each<[string, (there: Readonly<Record<string, unknown>>, other: string) => object]>([
  ['carries no number of ours any more', there => ({ ...there, identifier: [] })],
  [
    'is called as another patient of ours',
    (there, other) => ({ ...there, identifier: [{ system: 'urn:vizit:profile', value: other }] }),
  ],
  ['was replaced by another', there => ({ ...there, link: [{ type: 'replaced-by' }] })],
  ['is not active', there => ({ ...there, active: false })],
])('nothing comes in of a patient who %s', async (_case, changed) => {
  const { patient, patientId } = await knownPatient()
  const { patient: other } = await knownPatient()
  resources.save(
    changed(requireValue(resources.find(`Patient/${patientId}`)), other.profileId) as Record<string, unknown>,
  )
  make({ patientIds: [patientId] })
  await poll()
  expect(await standing(patient)).toHaveLength(1)
})

test('two people with one identifier at the clinic see nothing of each other', async () => {
  const [one, two] = [await knownPatient(), await knownPatient()]
  await world.db
    .updateTable('fhir_patient')
    .set({ patient_id: one.patientId })
    .where('profile_id', '=', two.patient.profileId)
    .execute()
  make({ patientIds: [one.patientId] })
  await poll()
  expect([await standing(one.patient), await standing(two.patient)]).toMatchObject([[{}], [{}]])
})

test('appointments of a person without an account are not stored, because nobody would see them', async () => {
  const time = times.next()
  const doctor = { doctorId: at.doctorId, providerCode: clinic.providerCode }
  const booked = await world.bookAsGuest(doctor, time, { phone: '375297000009' })
  const { profileId, patientId } = await world.db
    .selectFrom('visit')
    .innerJoin('fhir_patient', 'fhir_patient.profile_id', 'visit.profile_id')
    .select(['visit.profile_id as profileId', 'patient_id as patientId'])
    .where('visit.id', '=', booked.json.visit.orderId)
    .executeTakeFirstOrThrow()
  make({ patientIds: [patientId] })
  await poll()
  expect(await standing({ profileId })).toHaveLength(1)
})

test('an appointment that overlaps another visit of the patient is not stored, and does not affect the others', async () => {
  const [busy, free] = [await knownPatient(), await knownPatient()]
  const time = times.next()
  const { slots } = await world.doctor({ from: time.startsAt.toISOString(), slots: 1 })
  await world.book(busy.patient, requireValue(slots[0]))
  make({ patientIds: [busy.patientId], startsAt: time.startsAt })
  make({ patientIds: [free.patientId] })
  await poll()
  expect([await standing(busy.patient), await standing(free.patient)]).toMatchObject([
    [{}, {}],
    [{}, { status: 'created_manually' }],
  ])
})

test('a clinic that cannot list a patient’s appointments counts as up to date', async () => {
  const { patient } = await knownPatient()
  server.befall(({ path }) => (path.startsWith('Appointment?patient=') ? 'forbidden' : undefined))
  const { json } = await world.call('POST', '/api/v2/my/providers/sync/orders?forced=true', {
    bearer: patient.bearer,
  })
  expect(json.providers).toMatchObject([{ outcome: 'synced' }])
})
