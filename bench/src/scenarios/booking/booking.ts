import type { World } from '../../datasets/world.ts'
import type { Comparison } from '../../measure/outcome.ts'
import type { Scenario } from '../scenario.ts'
import { bookingContestants } from './booking-contestants.ts'

/** Limit: a booking has at least a third of the speed of the raw transaction. */
const OF_TRANSACTION = 1 / 3
/** Limit: with ten times the slots a booking costs at most 1.2 times as much. */
const OF_SMALLER = 1 / 1.2

export const bookingWithHold: Scenario = {
  name: 'booking-with-hold',
  title: 'booking (signed in; hold, then order with key, outbox and audit)',
  contestants: (worlds, bare) => bookingContestants(worlds, bare, { hold: true }),
  comparisons: worlds => worlds.flatMap((world, n) => comparisonsOf(world, worlds[n + 1])),
}

export const bookingAlone: Scenario = {
  name: 'booking-alone',
  title: 'booking without a hold (signed in; order with key, outbox and audit)',
  contestants: (worlds, bare) => bookingContestants(worlds, bare, { hold: false }),
  comparisons: bookingWithHold.comparisons,
}

function comparisonsOf({ dataset: { name } }: World, smaller: World | undefined): Comparison[] {
  const one = `vizit ${name}`
  const comparisons: Comparison[] = [
    { label: `${one} ÷ raw transaction`, one, other: `transaction ${name}`, aim: OF_TRANSACTION },
    { label: `${one} ÷ its statements`, one, other: `database ${name}` },
    { label: `${one} ÷ node:http`, one, other: 'node:http' },
  ]
  if (!smaller) return comparisons
  const other = `vizit ${smaller.dataset.name}`
  return [...comparisons, { label: `${one} ÷ ${other}`, one, other, aim: OF_SMALLER }]
}
