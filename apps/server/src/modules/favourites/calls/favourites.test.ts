import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const path = '/api/v2/my/favourites'
const { branchId } = world.clinic

async function doctors(count: number): Promise<string[]> {
  const made = []
  for (let n = 0; n < count; n += 1)
    made.push((await world.doctor({ from: '2026-03-05T11:00:00Z', slots: 1 })).doctorId)
  return made
}
const add = (bearer: string, doctorId: string, body: object = { branchId }) =>
  world.call('PUT', `${path}/${doctorId}`, { bearer, body })
const remove = (bearer: string, doctorId: string) => world.call('DELETE', `${path}/${doctorId}`, { bearer })
const list = async (bearer: string): Promise<{ id: string; addedAt: string }[]> =>
  (await world.call('GET', path, { bearer })).json
const ids = async (bearer: string) => (await list(bearer)).map(({ id }) => id)
const later = () => world.clock.set(new Date(world.clock.now().getTime() + 60_000))

test('a favourite doctor has the fields of the specification, with places of work', async () => {
  const { bearer } = await world.patient()
  const [id = ''] = await doctors(1)
  expect((await add(bearer, id)).status).toBe(204)
  expect(await list(bearer)).toEqual([
    {
      id,
      displayName: 'Ковалевич А. П.',
      photoUrl: null,
      type: 'physicians',
      branchId,
      providerCode: world.clinic.providerCode,
      addedAt: WORLD_START,
    },
  ])
  expect(await ids((await world.patient()).bearer)).toEqual([])
})

test('at most ten favourites, newest first, without duplicates', async () => {
  const { bearer } = await world.patient()
  const made = await doctors(11)
  for (const id of made) {
    await add(bearer, id)
    later()
  }
  expect(await ids(bearer)).toEqual(made.toReversed().slice(0, 10))
  await add(bearer, made[3] ?? '')
  expect((await ids(bearer))[0]).toBe(made[3])
  expect(await ids(bearer)).toHaveLength(10)
})

test('two devices that add at once leave ten favourites, and neither fails', async () => {
  const { bearer } = await world.patient()
  const made = await doctors(14)
  const answers = await Promise.all(made.map(id => add(bearer, id)))
  expect(answers.map(({ status }) => status)).toEqual(made.map(() => 204))
  expect(await ids(bearer)).toHaveLength(10)
})

test('a repeated request leaves one favourite', async () => {
  const { bearer } = await world.patient()
  const [id = '', other = ''] = await doctors(2)
  const body = { branchId, addedAt: '2026-02-01T10:00:00Z' }
  await add(bearer, id, body)
  await add(bearer, other)
  await add(bearer, id, body)
  expect(await ids(bearer)).toEqual([other, id])
  expect((await remove(bearer, id)).status).toBe(204)
  expect((await remove(bearer, id)).status).toBe(204)
  expect(await ids(bearer)).toEqual([other])
})

test('a favourite that is restored, or comes from a guest’s device, keeps its time, at most now', async () => {
  const { bearer } = await world.patient()
  const [first = '', second = '', third = ''] = await doctors(3)
  await add(bearer, first, { branchId, addedAt: '2026-02-01T10:00:00Z' })
  await add(bearer, third, { branchId, addedAt: '2999-01-01T10:00:00Z' })
  await add(bearer, second, { branchId, addedAt: '2026-02-02T10:00:00Z' })
  expect(await ids(bearer)).toEqual([third, second, first])
  expect(Date.parse((await list(bearer))[0]?.addedAt ?? '')).toBe(Date.parse(WORLD_START))
})

test('a favourite older than the ten that are there is not stored and moves none of them', async () => {
  const { bearer } = await world.patient()
  const made = await doctors(11)
  const [early = '', ...ten] = made
  for (const id of ten) await add(bearer, id)
  expect((await add(bearer, early, { branchId, addedAt: '2020-01-01T10:00:00Z' })).status).toBe(204)
  expect(new Set(await ids(bearer))).toEqual(new Set(ten))
})

test('a doctor who does not work at the branch cannot be added', async () => {
  const { bearer } = await world.patient()
  const [id = ''] = await doctors(1)
  expect((await add(bearer, id, { branchId: '999999' })).json.code).toBe('NOT_FOUND')
  expect((await add(bearer, '999999')).json.code).toBe('NOT_FOUND')
})

test('the limit is kept by the database', async () => {
  const { bearer, accountId } = await world.patient()
  const [id = ''] = await doctors(1)
  await add(bearer, id)
  const row = { doctor_id: id, branch_id: branchId, account_id: accountId, added_at: WORLD_START }
  const eleventh = world.database.db.insertInto('favourite_doctor').values({ ...row, seat: 11 })
  await expect(eleventh.execute()).rejects.toMatchObject({ code: '23514' })
})
