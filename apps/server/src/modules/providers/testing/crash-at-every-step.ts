import { setTimeout as pause } from 'node:timers/promises'
import { WORLD_START, type World } from '@vizit/test-kit/world/world.ts'
import { expect } from 'vitest'
import { Refused } from '../../../platform/http/refusal.ts'
import type { RemoteVisits } from '../public.ts'
import { compareBothSides, type Sides } from './compare-both-sides.ts'
import type { ConnectedClinic } from './connected-clinic.ts'
import { Crash, crashingServer } from './crashing-server.ts'
import { providersOf } from './providers-of.ts'

const STEPS = 22
/** An operation with fewer steps than this was not observed correctly. */
const LEAST_STEPS = 8

/** Operations of servers, each for different people, during which they crash. */
interface Scenario<Stage> {
  readonly at: ConnectedClinic
  /** Prepares the data, which no other server uses. */
  stage(): Promise<Stage>
  act(stage: Stage, remote: RemoteVisits): Promise<unknown>
  /** What other servers do at the step of the crash, and again after the recovery. */
  readonly meanwhile?: {
    readonly others: (stage: Stage) => Promise<void>
    readonly survives: boolean
    readonly afterwards: () => Promise<void>
  }
  /** More steps than the operation has, so a server with this number does not crash. */
  readonly steps?: number
  /** How many visits each operation leaves, without those that existed before. */
  readonly stands: 0 | 1
  /** The clock goes back to a time within a hold, such as an offer's, until the retry succeeds. */
  readonly isHeld?: boolean
}

/**
 * Lets one server crash at each step of a scenario, all at once; the surviving servers recover. Then every visit
 * exists on both sides once, and nothing is held without an owner. A repeated request gets its visit.
 */
export async function crashAtEveryStep<Stage>(world: World, scenario: Scenario<Stage>): Promise<void> {
  const { at, stands, meanwhile, steps = STEPS } = scenario
  world.clock.set(WORLD_START)
  const before = await compareBothSides(world, at)
  const stages = await Promise.all(Array.from({ length: steps }, () => scenario.stage()))
  const lives = await Promise.all(
    stages.map((stage, crashesAt) => outlives(world, scenario, stage, crashesAt)),
  )
  const crashes = lives.filter(lived => !lived).length
  const isCut = meanwhile?.survives !== true
  expect([isCut, crashes > LEAST_STEPS, lives.at(-1)]).toEqual([isCut, isCut, true])
  await recovered(world, at)
  await meanwhile?.afterwards()
  const mended = await recovered(world, at)
  agree(mended)
  if (!scenario.isHeld) expect(mended.held).toBe(0)
  if (meanwhile) return
  const again = await Promise.all(stages.map(stage => scenario.act(stage, at.providers.remote)))
  expect(again.filter(answer => answer instanceof Refused)).toEqual([])
  const after = await recovered(world, at)
  agree(after)
  expect(after).toMatchObject({ held: 0 })
  expect(after.there).toHaveLength(before.there.length + stands * steps)
}

function agree({ here, there, busy }: Sides) {
  expect(here).toEqual(there)
  expect(busy).toBe(there.length)
}

async function outlives<Stage>(
  world: World,
  { act, meanwhile }: Scenario<Stage>,
  stage: Stage,
  crashesAt: number,
): Promise<boolean> {
  const server = crashingServer({
    database: world.database,
    crashesAt,
    ...(meanwhile && { meanwhile: { ...meanwhile, others: () => meanwhile.others(stage) } }),
  })
  const { remote } = providersOf(world, {
    database: { ...world.database, db: server.db },
    fetch: server.fetch,
  })
  const lived = await act(stage, remote).then(
    () => true,
    error => {
      if (!(error instanceof Crash) && !server.hasCrashed()) throw error
      return false
    },
  )
  await server.settled()
  return lived
}

/** The surviving servers find abandoned operations in their next check. */
async function recovered(world: World, at: ConnectedClinic): Promise<Sides> {
  for (let looks = 0; looks < 200; looks += 1) {
    world.clock.advance(3)
    while ((await at.providers.operationWorker.work()) > 0);
    const sides = await compareBothSides(world, at)
    if (sides.open === 0) return sides
    // Another server works on it.
    await pause(5)
  }
  throw new Error('what was left behind is not mended')
}
