import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failedJourneys, failedTests } from './failed-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'vizit-failed-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('failed tests and files that could not be loaded are named with their reason', async () => {
  const passed = { fullName: 'a sum', status: 'passed', failureMessages: [] }
  const failed = {
    fullName: 'a total',
    status: 'failed',
    failureMessages: ['Error: \u001b[31mexpected\u001b[39m 1\n  at x'],
  }
  const file = report({
    testResults: [
      { name: join(process.cwd(), 'a.test.ts'), status: 'failed', assertionResults: [passed, failed] },
      {
        name: join(process.cwd(), 'b.test.ts'),
        status: 'failed',
        message: 'no module',
        assertionResults: [],
      },
    ],
  })
  expect(await failedTests(file)).toEqual(['a.test.ts › a total: Error: expected 1', 'b.test.ts: no module'])
})

test('failed journeys are named with their file and language', async () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ results: [{ error: { message: 'timeout' } }] }],
  })
  const suites = [{ title: 'ru', specs: [spec('a booking', false), spec('a visit', true)] }]
  const file = report({ suites: [{ title: 'first.spec.ts', specs: [], suites }] })
  expect(await failedJourneys(file)).toEqual(['first.spec.ts › ru › a booking: timeout'])
})

test('without a report none is named', async () => {
  const none = join(folder, 'none.json')
  expect([await failedTests(none), await failedJourneys(none)]).toEqual([[], []])
})
