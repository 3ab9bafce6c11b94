import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { isPlannedOnce } from '../../../platform/database/testing/is-planned-once.ts'
import { changedTestsQuery } from './tests.ts'

const world = await testWorld()

test.each([null, 'one'])('what a sync reads of tests is not planned anew every time (at %s)', async at => {
  const asked = { profileIds: [crypto.randomUUID()], providerCode: at, since: world.clock.now() }
  expect(await isPlannedOnce(world.database, changedTestsQuery(asked))).toBe(true)
})
