import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { providersOf } from './testing/providers-of.ts'

const world = await testWorld()

test('an organisation without its own system is always up to date', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  await world.book(patient, requireValue(slots[0]))
  const providers = providersOf(world)
  const refresh = (providerCode: string | null, profileId = patient.profileId) =>
    providers.refresh({ profileIds: [profileId], kind: 'orders', providerCode, forced: false, wait: true })
  const code = world.clinic.providerCode
  expect(await refresh(null)).toEqual([
    { providerCode: code, outcome: 'synced', syncedAt: world.clock.now() },
  ])
  expect(await refresh(code)).toHaveLength(1)
  expect(await refresh('another')).toEqual([])
  expect(await refresh(null, (await world.patient()).profileId)).toEqual([])
})
