import { testWorld } from '@vizit/test-kit/world/world.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeMismatch } from './describe-mismatch.ts'
import { matchesDatabase } from './matches-database.ts'
import { explain } from './model/explain.ts'
import type { ModelState } from './model/state.ts'
import { perform } from './perform-actions.ts'
import { batches } from './random-actions.ts'
import { readStage, setUpRace } from './set-up-race.ts'

const world = await testWorld()
// Limits of guests are tested in hold-as-guest.test.ts; here they are set out of reach.
await world.setting('guestHolds', { perAddress: 1_000, shareOfDay: 1, perDoctor: 1_000 })
world.clock.advance(1)
await world.call('GET', '/api/v2/public/config')
const RUNS = Number(process.env.RACE_RUNS ?? 30)

test('for operations at the same time some serial order explains every answer and the final state', {
  timeout: 120_000 + RUNS * 2000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(batches, async story => {
      const stage = await setUpRace(world)
      let states: ModelState[] = [stage.initial]
      for (const batch of story) {
        if ('advance' in batch) {
          world.clock.advance(batch.advance)
          for (const state of states) state.now += batch.advance
          continue
        }
        const answered = await perform(world, stage, states[0] ?? stage.initial, batch.together)
        const seen = await readStage(world, stage)
        const possible = explain(states, answered)
        states = possible.filter(state => matchesDatabase(state, seen))
        if (states.length === 0) expect.fail(describeMismatch(answered, possible, seen))
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
