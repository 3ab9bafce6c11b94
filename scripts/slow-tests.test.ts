import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { slowest, slowFiles, slowJourneys } from './slow-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'vizit-slow-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the files of a run are named from the root, slowest first', async () => {
  const file = report({
    testResults: [
      { name: join(process.cwd(), 'a.test.ts'), startTime: 1000, endTime: 1500 },
      { name: join(process.cwd(), 'apps/b.test.ts'), startTime: 1000, endTime: 13_000 },
    ],
  })
  expect(slowest(await slowFiles(file))).toEqual(['  12.0 s  apps/b.test.ts', '   0.5 s  a.test.ts'])
})

test('a journey is named with its file and its language', async () => {
  const spec = { title: 'a booking', tests: [{ results: [{ duration: 2500 }] }] }
  const file = report({
    suites: [{ title: 'first.spec.ts', specs: [], suites: [{ title: 'ru', specs: [spec] }] }],
  })
  expect(slowest(await slowJourneys(file))).toEqual(['   2.5 s  first.spec.ts › ru › a booking'])
})

test('at most ten are shown; without a report none', async () => {
  const many = Array.from({ length: 11 }, (_, at) => ({ name: String(at), ms: at }))
  expect(slowest(many)).toHaveLength(10)
  expect(await slowFiles(join(folder, 'none.json'))).toEqual([])
  expect(await slowJourneys(join(folder, 'none.json'))).toEqual([])
})
