import { createBranch } from '@vizit/test-kit/world/branch.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const path = '/api/v2/my/favourites/medcenters'
const { branchId } = world.clinic
const made: string[] = []
for (let n = 0; n < 14; n += 1) made.push(await createBranch(world.db, world.clinic, `Филиал ${n}`))

const add = (bearer: string, id: string, body: object = {}) =>
  world.call('PUT', `${path}/${id}`, { bearer, body })
const remove = (bearer: string, id: string) => world.call('DELETE', `${path}/${id}`, { bearer })
const list = async (bearer: string): Promise<{ id: string }[]> =>
  (await world.call('GET', path, { bearer })).json
const ids = async (bearer: string) => (await list(bearer)).map(({ id }) => id)
const later = () => world.clock.set(new Date(world.clock.now().getTime() + 60_000))

test('a favourite medical centre is shown with name and address, to its account only', async () => {
  const { bearer } = await world.patient()
  expect((await add(bearer, branchId)).status).toBe(204)
  expect(await list(bearer)).toEqual([
    {
      id: branchId,
      displayName: 'Филиал на Немиге',
      address: 'ул. Немига, 5',
      photoUrl: null,
      type: 'medcenters',
      providerCode: world.clinic.providerCode,
      addedAt: WORLD_START,
    },
  ])
  expect(await ids((await world.patient()).bearer)).toEqual([])
})

test('doctors and medical centres are two lists', async () => {
  const { bearer } = await world.patient()
  await add(bearer, branchId)
  expect((await world.call('GET', '/api/v2/my/favourites', { bearer })).json).toEqual([])
})

test('a closed medical centre takes no place among the favourites', async () => {
  const { bearer } = await world.patient()
  const closed = await createBranch(world.db, world.clinic, 'Закрытый филиал')
  await world.db.updateTable('branch').set({ active: false }).where('id', '=', closed).execute()
  expect((await add(bearer, closed)).json.code).toBe('NOT_FOUND')
})

test('at most ten favourites, newest first; one that is added again becomes the newest', async () => {
  const { bearer } = await world.patient()
  const eleven = made.slice(0, 11)
  for (const id of eleven) {
    await add(bearer, id)
    later()
  }
  expect(await ids(bearer)).toEqual(eleven.toReversed().slice(0, 10))
  await add(bearer, eleven[3] ?? '')
  expect((await ids(bearer))[0]).toBe(eleven[3])
  expect(await ids(bearer)).toHaveLength(10)
})

test('two devices that add at once leave ten favourites, and neither fails', async () => {
  const { bearer } = await world.patient()
  const answers = await Promise.all(made.map(id => add(bearer, id)))
  expect(answers.map(({ status }) => status)).toEqual(made.map(() => 204))
  expect(await ids(bearer)).toHaveLength(10)
})

test('repeated requests leave one favourite, and none', async () => {
  const { bearer } = await world.patient()
  const [id = '', other = ''] = made
  const body = { addedAt: '2026-02-01T10:00:00Z' }
  await add(bearer, id, body)
  await add(bearer, other)
  await add(bearer, id, body)
  expect(await ids(bearer)).toEqual([other, id])
  expect((await remove(bearer, id)).status).toBe(204)
  expect((await remove(bearer, id)).status).toBe(204)
  expect(await ids(bearer)).toEqual([other])
})

test('a branch that does not exist cannot be added', async () => {
  const { bearer } = await world.patient()
  expect((await add(bearer, '999999')).json.code).toBe('NOT_FOUND')
})

test('the limit is kept by the database', async () => {
  const { accountId } = await world.patient()
  const row = { branch_id: branchId, account_id: accountId, added_at: WORLD_START, seat: 11 }
  const eleventh = world.db.insertInto('favourite_branch').values(row)
  await expect(eleventh.execute()).rejects.toMatchObject({ code: '23514' })
})
