import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { DatabaseClient } from '../database-client.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const dataDir = mkdtempSync(join(tmpdir(), 'vizit-log-'))
const postgres = await startEmbeddedPostgres(dataDir)
const client = new DatabaseClient({ connectionString: postgres.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.each([
  ['is no number', 'select $1::integer', 'Ковалевич'],
  ['is beyond its column', 'select $1::text::integer', '375291234567'],
  ['is no date', 'select $1::text::date', '1985-06-15-secret'],
  ['is there already', 'insert into person_log values ($1), ($1)', 'Петрова-Водкина'],
  ['is no JSON', 'select $1::text::jsonb', '{"phone": 375447654321'],
])('a value that %s does not enter the log of PostgreSQL', async (_case, statement, value) => {
  await client.query('create table if not exists person_log (name text primary key)')
  await expect(client.query(statement, [value])).rejects.toThrow()
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain(value)
})

test("PostgreSQL's own messages are in the log", () => {
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('ready to accept connections')
})
