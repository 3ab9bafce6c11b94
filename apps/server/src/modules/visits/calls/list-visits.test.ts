import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

test('future visits are ordered by start, past ones latest first, and cancelled ones are left out', async () => {
  const { assignmentId, slots } = await world.doctor()
  const patient = await world.patient()
  const [first, second, third] = await Promise.all(
    [2, 0, 1].map(async at => (await world.book(patient, requireValue(slots[at]))).json.orderId as string),
  )
  await world.cancel(patient, requireValue(third))
  const older = await world.pastVisit(patient, assignmentId, { daysAgo: 20 })
  const later = await world.pastVisit(patient, assignmentId, { daysAgo: 3, status: 'missed' })
  const { status, json } = await world.visits(patient, '?status=all&splitpastvisits=true&async=false')
  expect(status).toBe(200)
  const ids = (visits: { orderId: string }[]) => visits.map(({ orderId }) => orderId)
  expect(ids(json.future)).toEqual([second, first])
  expect(ids(json.past)).toEqual([later, older])
  expect(json.past[0]).toMatchObject({ isPast: true, isManageable: false, status: 'missed' })
})

test('a visit is manageable until the cut-off', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  await world.book(patient, requireValue(slots[0]))
  const isManageable = async () => (await world.visits(patient)).json.future[0].isManageable
  world.clock.set('2026-03-03T05:30:00Z')
  expect(await isManageable()).toBe(true)
  world.clock.set('2026-03-03T05:31:00Z')
  expect(await isManageable()).toBe(false)
})

test('visits of family members are listed if the account may see them, and nobody else’s', async () => {
  const { slots } = await world.doctor()
  const [patient, wife, stranger] = await world.patients(3)
  const { orderId } = (await world.book(requireValue(patient), requireValue(slots[0]))).json
  const seenBy = async (who: typeof wife) =>
    (await world.visits(requireValue(who))).json.future.map((visit: { orderId: string }) => visit.orderId)
  await world.relate(requireValue(wife).accountId, requireValue(patient).profileId, {
    relKind: 'SPOUSE',
    level: 'VIEW_NAME',
  })
  expect(await seenBy(wife)).toEqual([])
  await world.relate(requireValue(wife).accountId, requireValue(patient).profileId, {
    relKind: 'SPOUSE',
    level: 'VIEW_VISITS',
  })
  expect(await seenBy(wife)).toEqual([orderId])
  expect(await seenBy(stranger)).toEqual([])
})

test('visits of one medical organisation are listed in the language of the request', async () => {
  const clinic = await world.newClinic()
  const [here, there] = await Promise.all([
    world.doctor(),
    world.doctor({ at: clinic, from: '2026-03-04T06:00:00Z' }),
  ])
  const patient = await world.patient()
  for (const { slots } of [here, there]) await world.book(patient, requireValue(slots[0]))
  const { json } = await world.visits({ ...patient, language: 'be' }, `?providerCode=${clinic.providerCode}`)
  expect(json.future).toMatchObject([
    {
      providerCode: clinic.providerCode,
      physicianName: 'Кавалевіч Ганна Пятроўна',
      branchName: 'Філіял на Нямізе',
    },
  ])
})

test('without a split all visits are in one list by start', async () => {
  const { assignmentId, slots } = await world.doctor()
  const patient = await world.patient()
  const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
  const been = await world.pastVisit(patient, assignmentId, { daysAgo: 3 })
  const { json } = await world.visits(patient, '?splitpastvisits=false&async=true')
  const listed = json.future.map((visit: { orderId: string; isPast: boolean }) => [
    visit.orderId,
    visit.isPast,
  ])
  expect([listed, json.past]).toEqual([
    [
      [been, true],
      [orderId, false],
    ],
    [],
  ])
})

test('past visits go back a month unless more is requested, with the date of the one before', async () => {
  const { assignmentId } = await world.doctor({ slots: 0 })
  const patient = await world.patient()
  const [recent, older, oldest] = [
    await world.pastVisit(patient, assignmentId, { daysAgo: 20 }),
    await world.pastVisit(patient, assignmentId, { daysAgo: 40 }),
    await world.pastVisit(patient, assignmentId, { daysAgo: 300 }),
  ]
  const read = async (query = '') => {
    const { past, earlier } = (await world.visits(patient, query)).json
    return [past.map((visit: { orderId: string }) => visit.orderId), earlier]
  }
  expect(await read()).toEqual([[recent], '2026-01-21'])
  expect(await read('?dateStart=2025-12-21')).toEqual([[recent, older], '2025-05-06'])
  expect(await read('?dateStart=2025-04-06&dateEnd=2025-12-21')).toEqual([[oldest], undefined])
})
