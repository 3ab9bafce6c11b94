import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()

test('only the own favourite doctors are listed, by the same filters', async () => {
  const { bearer } = await world.patient()
  const stranger = await world.patient()
  const [first, second] = [await world.doctor(), await world.doctor()]
  const listed = async (of: string, query = '') => {
    const { status, json } = await world.call('GET', `/api/v2/my/doctors${query}`, { bearer: of })
    expect(status).toBe(200)
    return json.items.map(({ id }: { id: string }) => id)
  }
  expect(await listed(bearer)).toEqual([])
  const body = { branchId: world.clinic.branchId }
  await world.call('PUT', `/api/v2/my/favourites/${second.doctorId}`, { bearer, body })
  await world.call('PUT', `/api/v2/my/favourites/${first.doctorId}`, { bearer: stranger.bearer, body })
  expect(await listed(bearer)).toEqual([second.doctorId])
  expect(await listed(bearer, '?preferredTime=4')).toEqual([])
})
