import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../apps/server/src')

/** The clocks themselves, and the code that measures their difference. */
const CLOCKS = [
  'platform/clock.ts',
  'platform/database/database-clock.ts',
  'platform/observability/metrics.ts',
]
const OWN_CLOCK = /\bDate\.now\(\)|new Date\(\)|\bsystemClock\b|Temporal\.Now\b/

test("the server uses only the database's clock, because the clocks of several machines differ", () => {
  const files = globSync('**/*.ts', { cwd: server })
  expect(files).toEqual(expect.arrayContaining(CLOCKS))
  const own = files.filter(
    file =>
      !CLOCKS.includes(file) &&
      !/\.test\.ts$|(^|\/)testing(\/|\.ts$)/.test(file) &&
      OWN_CLOCK.test(readFileSync(join(server, file), 'utf8')),
  )
  expect(own).toEqual([])
})
