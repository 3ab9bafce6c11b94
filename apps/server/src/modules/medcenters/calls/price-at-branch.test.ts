import { type Price, priceAtBranches } from '@vizit/domain/services/price-at-branches.ts'
import { createBranch } from '@vizit/test-kit/world/branch.ts'
import { createTown, GOMEL } from '@vizit/test-kit/world/clinic.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { clinic, db } = world
await createTown(db, GOMEL)
const there = { ...clinic, branchId: await createBranch(db, clinic, 'Второй') }
await db.updateTable('branch').set({ location_code: 232 }).where('id', '=', there.branchId).execute()
const minsk = await world.doctor({ at: clinic, from: '2026-03-03T06:00:00Z', slots: 2 })
const gomel = await world.doctor({ at: there, from: '2026-03-03T06:00:00Z', slots: 2 })
const serviceId = await world.service(minsk.assignmentId, { price: 40 })
await world.giveService(serviceId, gomel.assignmentId, 30)
/** 40 in Minsk, 70 in both, 90 in Gomel. */
await Promise.all(
  [[40, [clinic.branchId]] as const, [70, []] as const, [90, [there.branchId]] as const].map(
    ([price, branchIds]) => world.serviceOption(serviceId, { price, branchIds: [...branchIds] }),
  ),
)

const of = ({ priceKind, priceFrom, priceTo }: Price) => [priceKind, priceFrom, priceTo]
const get = async (path: string) => (await world.call('GET', `/api/v2/public/${path}`)).json

/** What each call says of the price, in this town or at its branch. */
async function saidIn(town: number, { branchId }: { branchId: string }, doctorId: string) {
  const services = await get(`services?locationCode=${town}&q=${encodeURIComponent('Консультация')}`)
  const centres = await get(`medcenters?serviceId=${serviceId}&locationCode=${town}`)
  const ofCentre = await get(`medcenters/${branchId}/services`)
  const doctors = await get(`doctors?locationCode=${town}`)
  const catalogued = ofCentre.services.find(({ id }: { id: string }) => id === serviceId)
  return {
    list: of(services.items[0]),
    page: of(await get(`services/${serviceId}?locationCode=${town}`)),
    centre: of(centres.items[0].service),
    catalogue: of(priceAtBranches(catalogued, [branchId])),
    doctor: doctors.items.find((doctor: { id: string }) => doctor.id === doctorId).priceFrom,
  }
}

const allSay = (price: readonly unknown[]) => ({
  ...{ list: price, page: price, centre: price, catalogue: price },
  doctor: price[1],
})

const state = (price_kind: string, price_from: number, price_to: number | null) =>
  db.updateTable('service').set({ price_kind, price_from, price_to }).where('id', '=', serviceId).execute()

test('a range is of the options that are given there, whatever says it, and of all of them over all branches', async () => {
  await state('range', 40, 90)
  expect(await saidIn(17, clinic, minsk.doctorId)).toEqual(allSay(['range', 40, 70]))
  expect(await saidIn(232, there, gomel.doctorId)).toEqual(allSay(['range', 70, 90]))
  expect(of(await get(`services/${serviceId}`))).toEqual(['range', 40, 90])
})

test('a price "from" begins with the cheapest option there', async () => {
  await state('from', 40, null)
  expect(await saidIn(17, clinic, minsk.doctorId)).toEqual(allSay(['from', 40, null]))
  expect(await saidIn(232, there, gomel.doctorId)).toEqual(allSay(['from', 70, null]))
})

test('a fixed price is that of the service without an option', async () => {
  await state('fixed', 40, null)
  expect(await saidIn(232, there, gomel.doctorId)).toEqual(allSay(['fixed', 40, null]))
})
