import { createBranch } from '@vizit/test-kit/world/branch.ts'
import type { Clinic } from '@vizit/test-kit/world/clinic.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { clinic, db } = world
const second = { ...clinic, branchId: await createBranch(db, clinic, 'Второй') }
const dear = await world.newClinic()
const silent = await world.newClinic()
await db.insertInto('programme').values({ code: 'epam', kind: 'EMPLOYER', caption_ru: 'EPAM' }).execute()

const doctorAt = (at: Clinic, from: string, slots = 4) => world.doctor({ at, from, slots })
const first = await doctorAt(clinic, '2026-03-03T06:00:00Z')
const other = await doctorAt(second, '2026-03-03T08:00:00Z')
/** All of them are named alike, in groups named alike. */
const serviceId = await world.service(first.assignmentId, { price: 40, minutes: 60 })
await world.giveService(serviceId, other.assignmentId, 60)
const dearest = await world.service((await doctorAt(dear, '2026-03-02T07:00:00Z')).assignmentId, {
  price: 70,
})
const unpriced = await world.service((await doctorAt(silent, '2026-03-02T07:00:00Z', 0)).assignmentId)
const [plain, special] = [
  await world.serviceOption(serviceId),
  await world.serviceOption(serviceId, { price: 90, covererCodes: ['epam'], branchIds: [second.branchId] }),
]

interface Item {
  readonly branchId: string
  readonly service: {
    readonly serviceId: string
    readonly nearestTimeslot: string | null
    readonly [field: string]: unknown
  }
}
const find = async (query: string) =>
  (await world.call('GET', `/api/v2/public/medcenters?${query}`)).json as {
    items: Item[]
    total: number
    nextCursor: string | null
  }
const idsOf = async (query: string) => (await find(query)).items.map(({ branchId }) => branchId)
const CHEAPEST_FIRST = [clinic.branchId, second.branchId, dear.branchId, silent.branchId]

test('the centres of all organisations that give the same service are listed by price, those without a price last', async () => {
  for (const id of [serviceId, dearest, unpriced]) {
    expect(await idsOf(`serviceId=${id}&sort=byPrice`)).toEqual(CHEAPEST_FIRST)
  }
  const { items } = await find(`serviceId=${dearest}&sort=byPrice`)
  expect(items.map(({ service }) => [service.serviceId, service.priceKind, service.priceFrom])).toEqual([
    [serviceId, 'fixed', 40],
    [serviceId, 'fixed', 40],
    [dearest, 'fixed', 70],
    [unpriced, null, null],
  ])
})

test.each(['byPrice', 'withoutSort'])('pages %s list each centre once', async sort => {
  const seen: string[] = []
  let cursor = ''
  for (let page = 0; page < 4; page += 1) {
    const { items, nextCursor, total } = await find(`serviceId=${serviceId}&sort=${sort}&limit=1${cursor}`)
    expect(total).toBe(4)
    seen.push(...items.map(({ branchId }) => branchId))
    cursor = `&cursor=${nextCursor}`
    expect(nextCursor === null).toBe(page === 3)
  }
  expect(new Set(seen)).toEqual(new Set(CHEAPEST_FIRST))
})

test('each centre has the nearest free time for the whole service', async () => {
  const nearest = async () =>
    (await find(`serviceId=${serviceId}&sort=byPrice`)).items.map(({ service }) => service.nearestTimeslot)
  expect(await nearest()).toEqual([
    '2026-03-03T06:00:00Z',
    '2026-03-03T08:00:00Z',
    '2026-03-02T07:00:00Z',
    null,
  ])
  // Half an hour is too short for a service of an hour.
  await db
    .updateTable('timeslot')
    .set({ withdrawn: true, held_by: crypto.randomUUID(), held_until: new Date('2026-03-04T00:00:00Z') })
    .where('id', '=', first.slots[1]?.timetableId ?? '')
    .execute()
  expect((await nearest())[0]).toBe('2026-03-03T07:00:00Z')
})

test('options that change the price or the centre are marked', async () => {
  const { items } = await find(`serviceId=${serviceId}&sort=byPrice`)
  const marks = items.slice(0, 2).map(({ service }) => service.options)
  expect(marks).toMatchObject([
    [
      { id: plain, changesPrice: false, changesCentre: false },
      { id: special, priceFrom: 90, changesPrice: true, changesCentre: true },
    ],
    [
      { id: plain, changesPrice: false, changesCentre: false },
      { id: special, changesPrice: true, changesCentre: false },
    ],
  ])
})

test('a programme leaves the centres where it covers the service, with the options that are given there', async () => {
  const covered = 'filter=byProgram&programId=epam'
  expect(await idsOf(`${covered}&serviceId=${serviceId}`)).toEqual([second.branchId])
  expect(await idsOf(covered)).toEqual([second.branchId])
})

test('a range of prices is the one of the options that are given at the centre', async () => {
  await db
    .updateTable('service')
    .set({ price_kind: 'range', price_from: 40, price_to: 90 })
    .where('id', '=', serviceId)
    .execute()
  await db
    .updateTable('service_option')
    .set({ price_kind: 'fixed', price_from: 80 })
    .where('id', '=', plain)
    .execute()
  const { items } = await find(`serviceId=${serviceId}&sort=byPrice`)
  await db
    .updateTable('service')
    .set({ price_kind: 'fixed', price_from: 40, price_to: null })
    .where('id', '=', serviceId)
    .execute()
  await db
    .updateTable('service_option')
    .set({ price_kind: null, price_from: null })
    .where('id', '=', plain)
    .execute()
  expect(items.map(({ branchId, service }) => [branchId, service.priceKind, service.priceFrom])).toEqual([
    // All options are given here: the range stays as the clinic states it.
    [second.branchId, 'range', 40],
    [dear.branchId, 'fixed', 70],
    [clinic.branchId, 'fixed', 80],
    [silent.branchId, null, null],
  ])
})

test('the nearest time is that of who takes the age asked for, and says for whom it is', async () => {
  const at = await world.newClinic()
  const paediatrician = await world.doctor({
    at,
    from: '2026-03-02T07:00:00Z',
    slots: 2,
    adult: false,
    children: true,
  })
  const service = await world.service(paediatrician.assignmentId, { forAdult: true, forChildren: true })
  const offer = async (more = '') =>
    (await find(`serviceId=${service}${more}`)).items.find(({ branchId }) => branchId === at.branchId)
      ?.service
  const early = { nearestTimeslot: '2026-03-02T07:00:00Z', nearestFor: { adult: false, children: true } }
  expect(await offer()).toMatchObject(early)
  expect(await offer('&age=5')).toMatchObject(early)
  expect(await offer('&age=30')).toBeUndefined()

  const therapist = await world.doctor({
    at,
    from: '2026-03-04T07:00:00Z',
    slots: 2,
    adult: true,
    children: false,
  })
  await world.giveService(service, therapist.assignmentId, 30)
  expect(await offer()).toMatchObject(early)
  expect(await offer('&age=30')).toMatchObject({
    nearestTimeslot: '2026-03-04T07:00:00Z',
    nearestFor: { adult: true, children: false },
  })
  const answer = await world.call('GET', '/api/v2/public/medcenters?age=30')
  expect(answer.json).toMatchObject({ code: 'INVALID_ARGUMENT', attributes: { fields: [{ path: 'age' }] } })
})

test('a child and an adult of an age that is not known find who takes some of them', async () => {
  const at = await world.newClinic()
  const ages = { forAdult: true, forChildren: true }
  const paediatrician = await world.doctor({
    ...{ at, slots: 2, adult: false, children: true },
    from: '2026-03-02T07:00:00Z',
  })
  const service = await world.service(paediatrician.assignmentId, ages)
  const nearest = async (age: number) =>
    (await find(`serviceId=${service}&age=${age}`)).items.find(({ branchId }) => branchId === at.branchId)
      ?.service.nearestTimeslot
  const { doctorId } = paediatrician
  await db.updateTable('doctor').set({ children_age_to: 15 }).where('id', '=', doctorId).execute()
  const early = '2026-03-02T07:00:00Z'
  expect(await Promise.all([-1, 14, 15, 17, 18].map(nearest))).toEqual([
    early,
    early,
    ...Array(3).fill(undefined),
  ])

  const geriatrician = await world.doctor({
    ...{ at, slots: 2, adult: true, children: false, adultAge: 60 },
    from: '2026-03-04T07:00:00Z',
  })
  await world.giveService(service, geriatrician.assignmentId, 30)
  const late = '2026-03-04T07:00:00Z'
  expect(await Promise.all([-1, 18, 19, 60].map(nearest))).toEqual([early, late, undefined, late])
})
