import type { JobResult } from '../load/job.ts'
import { quantile, type Spread, spreadOf } from './statistics.ts'

export interface Figures {
  readonly operations: number
  readonly perSecond: Spread
  /** Milliseconds, of all rounds together. */
  readonly p50: number
  readonly p99: number
  /** Of the answers' bodies, for one operation; 0 where nothing crossed HTTP. */
  readonly bytes: number
}

export function figuresOf(results: readonly JobResult[]): Figures {
  const operations = sum(results.map(result => result.operations))
  const latencies = results.flatMap(result => [...result.latencies])
  return {
    operations,
    perSecond: spreadOf(results.map(speed)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    bytes: Math.round(sum(results.map(result => result.bytes)) / operations),
  }
}

/** How fast one was against another, round by round. */
export function ratioOf(results: readonly JobResult[], others: readonly JobResult[]): Spread {
  return spreadOf(
    results.flatMap((result, round) => {
      const other = others[round]
      return other ? [speed(result) / speed(other)] : []
    }),
  )
}

const speed = ({ operations, seconds }: JobResult) => operations / seconds
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
