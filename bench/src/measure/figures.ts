import type { CpuTime } from './cpu-time.ts'
import { quantile, type Spread, spreadOf } from './statistics.ts'
import type { TurnResult } from './take-turns.ts'

export interface Figures {
  readonly operations: number
  readonly perSecond: Spread
  /** Milliseconds, of all rounds. */
  readonly p50: number
  readonly p99: number
  /** Bytes of the answer's body per operation; 0 without HTTP. */
  readonly bytes: number
  /** Microseconds of processor time per operation, for each party. */
  readonly cpu: CpuTime | undefined
}

export function figuresOf(results: readonly TurnResult[]): Figures {
  const operations = sum(results.map(result => result.operations))
  const latencies = results.flatMap(result => [...result.latencies])
  const micros = (party: keyof CpuTime) =>
    Math.round((sum(results.map(({ cpu }) => cpu?.[party] ?? Number.NaN)) / operations) * 1e6)
  return {
    operations,
    perSecond: spreadOf(results.map(speed)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    bytes: Math.round(sum(results.map(result => result.bytes)) / operations),
    cpu: results.every(({ cpu }) => cpu)
      ? { client: micros('client'), server: micros('server'), database: micros('database') }
      : undefined,
  }
}

/** The ratio of speeds, round by round. */
export function speedRatio(results: readonly TurnResult[], others: readonly TurnResult[]): Spread {
  return byRound(results, others, (one, other) => speed(one) / speed(other))
}

/**
 * The ratio of processor time per operation, of all parties together; other programs on the machine hardly change
 * it.
 */
export function cpuTimeRatio(results: readonly TurnResult[], others: readonly TurnResult[]): Spread {
  return byRound(results, others, (one, other) => cost(other) / cost(one))
}

function byRound(
  results: readonly TurnResult[],
  others: readonly TurnResult[],
  ratio: (one: TurnResult, other: TurnResult) => number,
): Spread {
  return spreadOf(
    results.flatMap((one, round) => {
      const other = others[round]
      return other ? [ratio(one, other)] : []
    }),
  )
}

const speed = ({ operations, seconds }: TurnResult) => operations / seconds
const cost = ({ operations, cpu }: TurnResult) =>
  cpu ? (cpu.client + cpu.server + cpu.database) / operations : Number.NaN
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
