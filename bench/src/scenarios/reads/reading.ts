import type { World } from '../../datasets/world.ts'
import type { Comparison } from '../../measure/outcome.ts'
import type { Scenario } from '../scenario.ts'
import { readContestants } from './read-contestants.ts'
import type { ReadScenario } from './read-scenario.ts'

/** Limit: a read has at least half of the speed of its own statement. */
const OF_DATABASE = 0.5
/** Limit: with ten times the data a read costs at most 1.2 times as much. */
const OF_SMALLER = 1 / 1.2

export function reading(scenario: ReadScenario): Scenario {
  return {
    name: scenario.name,
    title: scenario.title,
    contestants: (worlds, bare) => readContestants(scenario, worlds, bare),
    comparisons: worlds => worlds.flatMap((world, n) => comparisonsOf(world, worlds[n + 1])),
  }
}

function comparisonsOf({ dataset }: World, smaller: World | undefined): Comparison[] {
  const one = `vizit ${dataset.name}`
  const comparisons: Comparison[] = [
    { label: `${one} ÷ its statement`, one, other: `database ${dataset.name}`, aim: OF_DATABASE },
    { label: `${one} ÷ node:http`, one, other: 'node:http' },
  ]
  if (!smaller) return comparisons
  const other = `vizit ${smaller.dataset.name}`
  return [...comparisons, { label: `${one} ÷ ${other}`, one, other, aim: OF_SMALLER }]
}
