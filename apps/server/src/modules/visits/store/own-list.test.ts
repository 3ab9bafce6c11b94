import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { isPlannedOnce } from '../../../platform/database/testing/is-planned-once.ts'
import { changedSinceQuery } from './own-list.ts'

const world = await testWorld()

test.each([null, 'one'])("the sync's statement for visits uses a cached plan (at %s)", async at => {
  const accountId = crypto.randomUUID()
  const asked = { accountId, profileIds: [crypto.randomUUID()], providerCode: at, since: world.clock.now() }
  expect(await isPlannedOnce(world.database, changedSinceQuery(asked))).toBe(true)
})
