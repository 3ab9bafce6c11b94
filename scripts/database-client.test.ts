import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const home = join(import.meta.dirname, '..')
const CLIENT = 'apps/server/src/platform/database/database-client.ts'

/** Opens a connection without DatabaseClient: a client or pool of pg, or a queue with its own pool. */
const OWN_CONNECTION = /new pg\.Client\(|new Client\(|new pg\.Pool\(|new PgBoss\((?!\{ db\b|\{$)/m

test('every connection to PostgreSQL is a DatabaseClient, because any other one ends the process when it breaks', () => {
  const files = globSync('{apps,packages,bench,scripts,e2e}/**/*.ts', {
    cwd: home,
    exclude: path => path.includes('node_modules'),
  })
  expect(files).toContain(CLIENT)
  const own = files.filter(
    file =>
      file !== import.meta.filename.slice(home.length + 1) &&
      OWN_CONNECTION.test(readFileSync(join(home, file), 'utf8')),
  )
  expect(own).toEqual([])
})
