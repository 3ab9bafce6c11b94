import { readFile } from 'node:fs/promises'

export type Count = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** A file that could not be loaded counts as one failed test. */
export async function vitestCount(file: string): Promise<Count> {
  const report = await readReport<VitestReport>(file)
  if (!report) return { passed: 0, failed: 0 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

export async function playwrightCount(file: string): Promise<Count> {
  const report = await readReport<PlaywrightReport>(file)
  return {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: report?.stats.unexpected ?? 0,
  }
}

/** The report of a run; undefined if the run ended before writing it. */
export async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    // The run ended before its report; its exit code shows the failure.
    return undefined
  }
}
