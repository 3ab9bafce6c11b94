import type { JobResult } from '../load/job.ts'
import { type Figures, figuresOf, ratioOf } from './figures.ts'
import type { Spread } from './statistics.ts'

/** What is compared with what, by the names of contestants; `aim` is the least median that we want. */
export interface Comparison {
  readonly label: string
  readonly one: string
  readonly other: string
  readonly aim?: number
}

export interface Outcome {
  readonly scenario: string
  readonly title: string
  readonly clients: number
  readonly contestants: Record<string, Figures>
  readonly ratios: readonly (Comparison & { readonly ratio: Spread })[]
}

export function outcomeOf(
  scenario: { readonly name: string; readonly title: string },
  clients: number,
  results: ReadonlyMap<string, readonly JobResult[]>,
  comparisons: readonly Comparison[],
): Outcome {
  const of = (name: string) => results.get(name) ?? []
  return {
    scenario: scenario.name,
    title: scenario.title,
    clients,
    contestants: Object.fromEntries([...results].map(([name, each]) => [name, figuresOf(each)])),
    ratios: comparisons
      .filter(({ one, other }) => results.has(one) && results.has(other))
      .map(comparison => ({ ...comparison, ratio: ratioOf(of(comparison.one), of(comparison.other)) })),
  }
}
