import { quantile } from '../measure/statistics.ts'
import type { Kept } from './count-booked.ts'
import type { Seeker } from './seek-slot.ts'

interface Storm {
  readonly patients: number
  readonly slots: number
  readonly seconds: number
  readonly kept: Kept
}

interface Figures extends Storm {
  readonly booked: number
  readonly noneLeft: number
  readonly unanswered: number
  readonly unexpected: readonly number[]
  readonly requests: number
  /** Milliseconds of a request. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

interface Summary extends Figures {
  /** Violated conditions; empty if there are none. */
  readonly problems: readonly string[]
}

export function summarize(seekers: readonly Seeker[], storm: Storm): Summary {
  const latencies = seekers.flatMap(seeker => [...seeker.latencies])
  const count = (outcome: Seeker['outcome']) => seekers.filter(seeker => seeker.outcome === outcome).length
  const figures: Figures = {
    ...storm,
    booked: count('booked'),
    noneLeft: count('none-left'),
    unanswered: count('unanswered'),
    unexpected: seekers.flatMap(seeker => [...seeker.unexpected]),
    requests: latencies.length,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    longest: latencies.reduce((longest, latency) => Math.max(longest, latency), 0),
  }
  return { ...figures, problems: problemsOf(figures) }
}

function problemsOf({ slots, kept, booked, unanswered, unexpected }: Figures): string[] {
  return [
    ...(unanswered > 0 ? [`${unanswered} patients were left without an answer`] : []),
    ...(unexpected.length > 0
      ? [`answers that nobody expected: ${[...new Set(unexpected)].join(', ')}`]
      : []),
    ...(booked !== slots ? [`${booked} bookings were answered for ${slots} slots`] : []),
    ...(kept.visits !== booked ? [`${kept.visits} visits are there of ${booked} that were answered`] : []),
    ...(kept.takenSlots !== booked ? [`${kept.takenSlots} slots are taken by ${booked} visits`] : []),
    ...(kept.patients !== booked ? [`${kept.patients} patients have ${booked} visits`] : []),
  ]
}

export function printStorm(figures: Summary): void {
  const { patients, slots, booked, noneLeft, requests, seconds, p50, p99, longest, problems } = figures
  console.log(`\n${patients} patients going for ${slots} slots that open at once`)
  console.log(
    `  booked ${booked}, told that none is left ${noneLeft}; ${requests} requests in ${seconds.toFixed(1)} s`,
  )
  console.log(`  p50 ${p50.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms   longest ${longest.toFixed(0)} ms`)
  for (const problem of problems) console.log(`  WRONG: ${problem}`)
  if (problems.length === 0) console.log('  nothing lost, nothing booked twice, everyone answered')
}
