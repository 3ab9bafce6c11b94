import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { providerCode } = world.clinic
const own = async ({ bearer }: { bearer: string }) =>
  (await world.call('GET', '/api/v2/my/providers', { bearer })).json
const orders = async ({ bearer }: { bearer: string }, code: string) =>
  (await world.call('GET', `/api/v2/my/providers/${code}/orders?status=all`, { bearer })).json.map(
    ({ orderId }: { orderId: string }) => orderId,
  )

test('organisations that know the family are listed with the number of visits', async () => {
  const clinic = await world.newClinic()
  const [here, there] = await Promise.all([
    world.doctor(),
    world.doctor({ at: clinic, from: '2026-03-04T06:00:00Z' }),
  ])
  const [patient, wife] = await world.patients(2)
  expect(await own(requireValue(patient))).toEqual([])
  const first = (await world.book(requireValue(patient), requireValue(here.slots[0]))).json.orderId
  expect(await own(requireValue(patient))).toMatchObject([{ code: providerCode, suspended: false }])
  const second = (await world.book(requireValue(patient), requireValue(there.slots[0]))).json.orderId
  await world.cancel(requireValue(patient), second)
  expect(await own(requireValue(patient))).toHaveLength(2)
  expect(await orders(requireValue(patient), providerCode)).toEqual([first])
  expect(await orders(requireValue(patient), clinic.providerCode)).toEqual([second])
  expect(await orders(requireValue(patient), 'nobody')).toEqual([])

  await world.relate(requireValue(wife).accountId, requireValue(patient).profileId, {
    relKind: 'SPOUSE',
    level: 'VIEW_NAME',
  })
  expect(await own(requireValue(wife))).toEqual([])
})
