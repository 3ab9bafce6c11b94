import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld()
const { waitForEarlier, waits, offerTo, settle } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

const wanted = { weekdays: [5, 2], timeFrom: '09:00', timeTo: '12:30', lastDate: '2026-03-20' }

test('a wait shows the wanted times, its visit, and how many joined before', async () => {
  const { visits, doctorId } = await fullDoctor(world, 3)
  const [, middle, last] = visits
  await waitForEarlier(requireValue(middle).patient, requireValue(middle).orderId)
  const { patient, orderId } = requireValue(last)
  const joined = await waitForEarlier(patient, orderId, wanted)
  expect(joined).toMatchObject({
    status: 201,
    json: {
      kind: 'earlier',
      orderId,
      startDate: '2026-03-03T07:00:00Z',
      physicianId: doctorId,
      physicianName: 'Ковалевич Анна Петровна',
      speciality: 'Терапевт',
      branchName: 'Филиал на Немиге',
      customerFirstName: 'Мария',
      ...wanted,
      weekdays: [2, 5],
      ahead: 1,
      offer: null,
    },
  })
  expect(await waits(patient)).toEqual([joined.json])
})

test('one key makes one wait, and a patient has one place per doctor', async () => {
  const { visits } = await fullDoctor(world, 1)
  const { patient, orderId } = requireValue(visits[0])
  const key = randomUUID()
  const [one, again] = await Promise.all([1, 2].map(() => waitForEarlier(patient, orderId, wanted, key)))
  expect(requireValue(one).json).toEqual(requireValue(again).json)
  expect((await waitForEarlier(patient, orderId, {}, key)).json.code).toBe('INVALID_ARGUMENT')
  expect((await waitForEarlier(patient, orderId)).json).toMatchObject({
    code: 'WAIT_EXISTS',
    attributes: { waitId: requireValue(one).json.waitId },
  })
  const mother = await world.patient()
  await world.relate(mother.accountId, patient.profileId, { relKind: 'PARENT', level: 'BOOK_VISITS' })
  expect((await waitForEarlier(mother, orderId)).json).toMatchObject({
    code: 'WAIT_EXISTS',
    attributes: { waitId: null },
  })
})

test('a wait is refused like a move: without the right, too late, for a past visit, at a suspended clinic', async () => {
  const clinic = await world.newClinic()
  const { visits } = await fullDoctor(world, 2, { at: clinic })
  const [one, other] = visits.map(requireValue)
  const code = async (who: { bearer: string }, orderId: string) =>
    (await waitForEarlier(who, orderId)).json.code
  const { patient, orderId } = requireValue(one)
  expect(await code(await world.patient(), orderId)).toBe('NOT_FOUND')
  await world.cancel(requireValue(other).patient, requireValue(other).orderId)
  expect(await code(requireValue(other).patient, requireValue(other).orderId)).toBe('NOT_FOUND')
  const set = (values: object) =>
    world.db.updateTable('provider').set(values).where('id', '=', clinic.providerId).execute()
  await set({ active: false })
  expect(await code(patient, orderId)).toBe('CLINIC_UNAVAILABLE')
  await set({ active: true, online_booking: false })
  expect(await code(patient, orderId)).toBe('ONLINE_BOOKING_FORBIDDEN')
  await set({ online_booking: true })
  world.clock.set('2026-03-03T05:30:01Z')
  expect(await waitForEarlier(patient, orderId)).toMatchObject({
    status: 423,
    json: { code: 'VISIT_CHANGE_TOO_LATE', attributes: { reason: 'cut-off' } },
  })
  world.clock.set('2026-03-03T06:00:00Z')
  expect((await waitForEarlier(patient, orderId)).json.attributes.reason).toBe('over')
})

test.each([
  ['hours that are none', { timeFrom: '12:00', timeTo: '12:00' }, 'timeTo'],
  ['a day that has been', { lastDate: '2026-03-01' }, 'lastDate'],
  ['no weekday', { weekdays: [] }, 'weekdays'],
  ['no time of the clock', { timeFrom: '25:00' }, 'timeFrom'],
])('%s is refused', async (_case, given, field) => {
  const { visits } = await fullDoctor(world, 1)
  const { patient, orderId } = requireValue(visits[0])
  const { json } = await waitForEarlier(patient, orderId, given)
  expect(json).toMatchObject({ code: 'INVALID_ARGUMENT', attributes: { fields: [{ path: field }] } })
})

test('all invalid wishes are reported at once', async () => {
  const { visits } = await fullDoctor(world, 1)
  const { patient, orderId } = requireValue(visits[0])
  const given = { weekdays: [8], timeFrom: '12:00', timeTo: '12:00', lastDate: '2026-03-01' }
  const { json } = await waitForEarlier(patient, orderId, given)
  expect(json.attributes.fields.map(({ path }: { path: string }) => path)).toEqual([
    'weekdays.0',
    'timeTo',
    'lastDate',
  ])
})

test('the number of waits of an account is limited by the operator', async () => {
  await world.setting('waitlist', {
    offerMinutes: 15,
    nightFrom: '21:00',
    nightTo: '09:00',
    leadMinutes: 30,
    patience: 3,
    waitsPerAccount: 1,
  })
  world.clock.advance(1)
  const doctors = await Promise.all(
    [1, 2].map(day => world.doctor({ from: `2026-03-0${day + 4}T06:00:00Z` })),
  )
  const patient = await world.patient()
  const orders = []
  for (const { slots } of doctors)
    orders.push((await world.book(patient, requireValue(slots[0]))).json.orderId)
  expect((await waitForEarlier(patient, requireValue(orders[0]))).status).toBe(201)
  expect((await waitForEarlier(patient, requireValue(orders[1]))).json).toMatchObject({
    code: 'WAIT_LIMIT',
    attributes: { limit: 1 },
  })
  await world.db.deleteFrom('remote_config').where('key', '=', 'waitlist').execute()
  world.clock.advance(1)
})

test('a free time that fits is offered at once', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  const { json } = await world.book(patient, requireValue(slots[3]))
  await waitForEarlier(patient, json.orderId, { timeFrom: '09:15' })
  await settle()
  expect((await offerTo(patient)).startDate).toBe('2026-03-03T06:30:00Z')
})
