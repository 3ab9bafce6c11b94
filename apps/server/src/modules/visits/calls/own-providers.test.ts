import { sure } from '@vizit/test-kit/world/sure.ts'
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

test('the organisations that know the family, and the visits at each', async () => {
  const clinic = await world.newClinic()
  const [here, there] = await Promise.all([
    world.doctor(),
    world.doctor({ at: clinic, from: '2026-03-04T06:00:00Z' }),
  ])
  const [patient, wife] = await world.patients(2)
  expect(await own(sure(patient))).toEqual([])
  const first = (await world.book(sure(patient), sure(here.slots[0]))).json.orderId
  expect(await own(sure(patient))).toMatchObject([{ code: providerCode, suspended: false }])
  const second = (await world.book(sure(patient), sure(there.slots[0]))).json.orderId
  await world.cancel(sure(patient), second)
  expect(await own(sure(patient))).toHaveLength(2)
  expect(await orders(sure(patient), providerCode)).toEqual([first])
  expect(await orders(sure(patient), clinic.providerCode)).toEqual([second])
  expect(await orders(sure(patient), 'nobody')).toEqual([])

  await world.relate(sure(wife).accountId, sure(patient).profileId, { relKind: 'SPOUSE', level: 'VIEW_NAME' })
  expect(await own(sure(wife))).toEqual([])
})
