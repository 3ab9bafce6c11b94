import { relative } from 'node:path'
import { readReport } from './test-counts.ts'

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** The tests of a vitest run that failed, and files that could not be loaded, each with the first line of its reason. */
export async function failedTests(file: string): Promise<string[]> {
  const { testResults } = (await readReport<VitestReport>(file)) ?? { testResults: [] }
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const path = relative(process.cwd(), name)
    const failed = assertionResults.filter(each => each.status === 'failed')
    if (status === 'failed' && assertionResults.length === 0) return [line(path, message)]
    return failed.map(({ fullName, failureMessages: [reason = ''] }) => line(`${path} › ${fullName}`, reason))
  })
}

/** The journeys of a Playwright run that failed. */
export async function failedJourneys(file: string): Promise<string[]> {
  const { suites } = (await readReport<{ suites: Suite[] }>(file)) ?? { suites: [] }
  return suites.flatMap(suite => failedOf(suite, suite.title))
}

const failedOf = ({ suites = [], specs }: Suite, name: string): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) =>
      line(`${name} › ${title}`, tests.at(-1)?.results.at(-1)?.error?.message ?? ''),
    ),
  ...suites.flatMap(suite => failedOf(suite, `${name} › ${suite.title}`)),
]

/** Colours of a terminal. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')
const line = (name: string, reason: string) =>
  `${name}: ${reason.replace(ESCAPES, '').split('\n')[0]?.slice(0, 300) ?? ''}`
