import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { isPlannedOnce } from '../../../platform/database/testing/is-planned-once.ts'
import { changedTestsQuery } from './tests.ts'

const world = await testWorld()

test.each([null, 'one'])("the sync's statement for tests uses a cached plan (at %s)", async at => {
  const asked = { profileIds: [crypto.randomUUID()], providerCode: at, since: world.clock.now() }
  expect(await isPlannedOnce(world.database, changedTestsQuery(asked))).toBe(true)
})
