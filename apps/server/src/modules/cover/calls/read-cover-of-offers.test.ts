import { createBranch } from '@vizit/test-kit/world/branch.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { clinic, db } = world
const patient = await world.patient()
await world.cover(patient, { code: 'epam' })
const second = { ...clinic, branchId: await createBranch(db, clinic, 'Второй') }
const dear = await world.newClinic()
const [first, other, elsewhere] = [
  await world.doctor({ slots: 0 }),
  await world.doctor({ at: second, slots: 0 }),
  await world.doctor({ at: dear, slots: 0 }),
]
/** All of them are named alike, so they are one service. */
const serviceId = await world.service(first.assignmentId)
await world.giveService(serviceId, other.assignmentId, 30)
await world.service(elsewhere.assignmentId)
const plain = await world.serviceOption(serviceId)
const special = await world.serviceOption(serviceId, { covererCodes: ['epam'], branchIds: [second.branchId] })
const without = await createBranch(db, clinic, 'Третий')
const branches = [clinic.branchId, second.branchId, dear.branchId, without]

const by = { programId: 'epam' }
const notCovered = { ...by, coverage: 'NOT_COVERED', shareFrom: 0, shareTo: 0 }

async function coverOf(offered: Record<string, string>) {
  const query = new URLSearchParams({
    ...{ profileId: patient.profileId, medcenterIds: branches.join(), ...offered },
  })
  const { json } = await world.call('GET', `/api/v2/my/coverage/cover?${query}`, { bearer: patient.bearer })
  const centres = new Map(
    json.medcenters.map(({ id, coverage }: { id: string; coverage: string }) => [id, coverage]),
  )
  return { centres: branches.map(id => centres.get(id)), offers: json.offers }
}
const listed = async () =>
  (
    await world.call(
      'GET',
      `/api/v2/public/medcenters?filter=byProgram&programId=epam&serviceId=${serviceId}&sort=byMedcenterName`,
    )
  ).json.items.map(({ branchId }: { branchId: string }) => branchId)

test('of a service at medical centres it says what is covered there, as the filter by programme does', async () => {
  // The centre pays for its doctor in whole, and for nothing of this service.
  await db
    .insertInto('programme_cover')
    .values([
      { programme_code: 'epam', provider_id: dear.providerId, coverage: 'COVERED' },
      {
        ...{ programme_code: 'epam', provider_id: dear.providerId, coverage: 'NOT_COVERED' },
        service_id: await serviceAt(dear.providerId),
      },
    ])
    .execute()
  expect((await coverOf({})).centres).toEqual(['NOT_COVERED', 'PARTLY', 'PARTLY', 'NOT_COVERED'])
  const { centres, offers } = await coverOf({ offeredServiceId: serviceId })
  expect(centres).toEqual(['NOT_COVERED', 'PARTLY', 'NOT_COVERED', undefined])
  expect(await listed()).toEqual([second.branchId])
  expect(offers).toHaveLength(3)
  expect(offers).toEqual(
    expect.arrayContaining([
      { id: plain, medcenterId: clinic.branchId, ...notCovered },
      { id: plain, medcenterId: second.branchId, ...notCovered },
      {
        ...{ id: special, medcenterId: second.branchId },
        ...by,
        coverage: 'COVERED',
        shareFrom: 100,
        shareTo: 100,
      },
    ]),
  )
})

const serviceAt = async (providerId: string) =>
  (
    await db
      .selectFrom('service')
      .select('id')
      .where('provider_id', '=', providerId)
      .executeTakeFirstOrThrow()
  ).id
