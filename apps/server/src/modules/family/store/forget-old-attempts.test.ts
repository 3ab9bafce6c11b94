import { anAdult, familyActs, freePhone } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { forgetOldAttempts } from './forget-old-attempts.ts'

const world = await testWorld()
const { join, showCode, started } = familyActs(world.call)
const kept = async () =>
  Promise.all(
    (['family_attempt', 'relative_request', 'family_code'] as const).map(
      async table => (await world.db.selectFrom(table).selectAll().execute()).length,
    ),
  )

test('expired attempts that no limit counts are deleted, and not before', async () => {
  const anna = await world.patient()
  await started(anna, anAdult(freePhone()))
  await showCode(anna)
  await join(anna, '000000')
  await forgetOldAttempts(world.database, new Date('2026-03-03T05:59:59Z'))
  expect(await kept()).toEqual([2, 1, 1])
  await forgetOldAttempts(world.database, new Date('2026-03-03T06:00:01Z'))
  expect(await kept()).toEqual([2, 0, 0])
  await forgetOldAttempts(world.database, new Date('2026-03-04T06:00:01Z'))
  expect(await kept()).toEqual([0, 0, 0])
})
