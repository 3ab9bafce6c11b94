import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { startServer } from '@vizit/test-kit/server/server-process.ts'
import { expect, test, vi } from 'vitest'
import { verifyDump } from '../../platform/database/dump/read-dump.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const CLI = join(import.meta.dirname, '../vizit.ts')
const VIZIT_SECRET = randomBytes(32).toString('base64url')
const source = await testDatabase()
const newFolder = testFolders()

test("a dump is restored into another server's own database, with the secret or not at all, and a dump is taken while that server runs", async () => {
  const { path: folder } = await newFolder()
  const [dumped, withSecret, beside] = ['a', 'b', 'c'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await source.pool.query(`insert into account (id, phone) values (gen_random_uuid(), '375291112233')`)
  const there = { DATABASE_URL: source.url, VIZIT_SECRET }
  expect(await vizit(there, 'dump', dumped)).toEqual([0, expect.stringContaining('The secret is not in it')])
  expect((await stat(dumped)).mode & 0o777).toBe(0o600)
  expect(await vizit(there, 'dump', withSecret, '--with-secret')).toEqual([
    0,
    expect.stringMatching(/^Dumped \d+ rows/),
  ])

  const here = { DATA_DIR: join(folder, 'data') }
  expect(await vizit(here, 'restore', dumped)).toEqual([
    1,
    expect.stringMatching(/^vizit: the secret of .* is not here/),
  ])
  expect(await vizit(here, 'restore', withSecret)).toEqual([
    0,
    expect.stringMatching(/^Restored \d+ rows of \d+ tables, as they were at 2.*\nEnded: 0 sessions/),
  ])
  expect(await readFile(join(here.DATA_DIR, 'secret'), 'utf8')).toBe(VIZIT_SECRET)

  const running = await startServer(here)
  try {
    expect(await vizit(here, 'dump', beside)).toEqual([0, expect.stringContaining('Dumped')])
    expect(await vizit(here, 'restore', beside, '--replace')).toEqual([
      1,
      expect.stringContaining('stop all of them first'),
    ])
  } finally {
    running.child.kill('SIGTERM')
    await running.exited
  }
  expect((await verifyDump(beside)).trailer.tables.account?.rows).toBe(1)
})

async function vizit(environment: Record<string, string>, ...args: string[]): Promise<[number, string]> {
  const command = spawn(process.execPath, [CLI, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      ...environment,
    },
  })
  const ended = once(command, 'close')
  const [out, errors, [code]] = await Promise.all([text(command.stdout), text(command.stderr), ended])
  return [code as number, out + errors]
}
