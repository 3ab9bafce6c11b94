import { cpuTimeRatio, type Figures, figuresOf, speedRatio } from './figures.ts'
import type { Spread } from './statistics.ts'
import type { TurnResult } from './take-turns.ts'

/** Contestants that are compared, by name; `aim` is the smallest acceptable median of the speed ratio. */
export interface Comparison {
  readonly label: string
  readonly one: string
  readonly other: string
  readonly aim?: number
}

export interface Compared extends Comparison {
  readonly speed: Spread
  readonly thrift: Spread
}

export interface Outcome {
  readonly scenario: string
  readonly title: string
  readonly clients: number
  readonly contestants: Record<string, Figures>
  readonly ratios: readonly Compared[]
}

export function outcomeOf(
  scenario: { readonly name: string; readonly title: string },
  clients: number,
  results: ReadonlyMap<string, readonly TurnResult[]>,
  comparisons: readonly Comparison[],
): Outcome {
  const ratios = comparisons.flatMap((comparison): Compared[] => {
    const [one, other] = [results.get(comparison.one), results.get(comparison.other)]
    return one && other
      ? [{ ...comparison, speed: speedRatio(one, other), thrift: cpuTimeRatio(one, other) }]
      : []
  })
  return {
    scenario: scenario.name,
    title: scenario.title,
    clients,
    contestants: Object.fromEntries([...results].map(([name, each]) => [name, figuresOf(each)])),
    ratios,
  }
}
