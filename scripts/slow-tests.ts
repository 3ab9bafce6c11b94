import { relative } from 'node:path'
import { readReport } from './test-counts.ts'

export interface Duration {
  readonly name: string
  readonly ms: number
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; startTime: number; endTime: number }[]
}
interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

/** The files of a vitest run, with their durations. */
export async function slowFiles(file: string): Promise<Duration[]> {
  const { testResults } = (await readReport<VitestReport>(file)) ?? { testResults: [] }
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    ms: endTime - startTime,
  }))
}

/** The journeys of a Playwright run, with their durations. */
export async function slowJourneys(file: string): Promise<Duration[]> {
  const { suites } = (await readReport<{ suites: Suite[] }>(file)) ?? { suites: [] }
  return suites.flatMap(suite => journeysOf(suite))
}

function journeysOf({ title, suites = [], specs }: Suite): Duration[] {
  const own = specs.map(spec => ({
    name: spec.title,
    ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(suite => journeysOf(suite))].map(({ name, ms }) => ({
    name: `${title} › ${name}`,
    ms,
  }))
}

const SHOWN = 10

/** Lines that name the slowest, with seconds. */
export const slowest = (all: readonly Duration[]): string[] =>
  all
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
