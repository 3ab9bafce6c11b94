import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { failedChecks } from './check.ts'
import { failedJourneys, failedTests } from './failed-tests.ts'
import { runProgram } from './program.ts'
import { slowest, slowFiles, slowJourneys } from './slow-tests.ts'
import { type Count, playwrightCount, vitestCount } from './test-counts.ts'

const reports = await mkdtemp(join(tmpdir(), 'vizit-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const counts: Count[] = []

async function count(name: string, code: number, counted: Promise<Count>): Promise<void> {
  const { passed, failed } = await counted
  // A run with an error exit code but without a failed test, such as one that could not start, counts as one
  // failure.
  const failures = code !== 0 && failed === 0 ? 1 : failed
  console.log(`${name}: ${passed} passed, ${failures} failed`)
  counts.push({ passed, failed: failures })
}

const hasJourneys = existsSync('e2e/playwright.config.ts')
// Neither uses both cores by itself; the tests after them do.
const [failedStatic, built] = await Promise.all([failedChecks(), hasJourneys ? build() : 0])
counts.push({ passed: 0, failed: failedStatic.length })

const vitestCode = await runProgram('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
])
await count('unit, call and screen tests', vitestCode, vitestCount(vitestReport))

if (hasJourneys) {
  const playwrightCode =
    built === 0
      ? await runProgram('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
          environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
        })
      : built
  await count('journeys', playwrightCode, playwrightCount(playwrightReport))
}

console.log(['the slowest files:', ...slowest(await slowFiles(vitestReport))].join('\n  '))
if (hasJourneys)
  console.log(['the slowest journeys:', ...slowest(await slowJourneys(playwrightReport))].join('\n  '))
// At the end, where whoever reads a long log looks first.
const named = [...(await failedTests(vitestReport)), ...(await failedJourneys(playwrightReport))]
if (named.length > 0) console.log(['failed:', ...named].join('\n  '))
if (vitestCode !== 0 && named.length === 0)
  console.log(`the tests ended with ${vitestCode} without a failed test`)
await rm(reports, { recursive: true })
if (failedStatic.length > 0) console.log(`failed checks: ${failedStatic.join(', ')}`)
const passed = counts.reduce((sum, { passed }) => sum + passed, 0)
const failed = counts.reduce((sum, { failed }) => sum + failed, 0)
process.exitCode = failed > 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
