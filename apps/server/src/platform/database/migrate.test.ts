import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitForDatabase } from '../lifecycle/wait-for-database.ts'
import { createLogger } from '../observability/logger.ts'
import { ChangedMigrationProblem, LockedOutProblem, migrate, NewerDataProblem } from './migrate.ts'
import { migrationsFolder } from './migrations.ts'

const { pool } = await testDatabase()
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vizit-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  await pool.query('delete from schema_migration where version > 9000')
  await pool.query('drop table if exists extra')
})

afterEach(() => rm(folder, { recursive: true }))

const write = (file: string, sql: string) => writeFile(join(folder, file), sql)

test('a migrated database needs no migration', async () => {
  expect(await migrate(pool, { folder })).toEqual([])
})

test('a new migration runs once although two servers start together', async () => {
  await write('9001_extra.sql', 'create table extra (id int primary key)')
  const ran = await Promise.all([migrate(pool, { folder }), migrate(pool, { folder })])
  expect(ran.flat()).toEqual(['extra'])
})

test('a failed migration changes nothing', async () => {
  await write('9001_extra.sql', 'create table extra (id int primary key)')
  await write('9002_broken.sql', 'alter table extra add column a int; select * from nowhere')
  await expect(migrate(pool, { folder })).rejects.toThrow('migration 9002 broken failed')
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns where table_name = 'extra'`,
  )
  expect(rows).toEqual([{ name: 'id' }])
  await write('9002_broken.sql', 'alter table extra add column a int')
  expect(await migrate(pool, { folder })).toEqual(['broken'])
})

test('objects of a newer version stay unchanged', async () => {
  await pool.query(`insert into schema_migration (version, name, checksum) values (9999, 'future', '')`)
  expect(await migrate(pool, { folder })).toEqual([])
})

test('a server that does not know a migration which servers must know does not start', async () => {
  await write('9001_extra.sql', 'create table extra (id int primary key)')
  await write('9002_narrower.sql', '-- servers must know: 9001\nalter table extra add column a int')
  expect(await migrate(pool, { folder })).toEqual(['extra', 'narrower'])
  await rm(join(folder, '9002_narrower.sql'))
  expect(await migrate(pool, { folder })).toEqual([])
  await rm(join(folder, '9001_extra.sql'))
  const refused = await migrate(pool, { folder }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(NewerDataProblem)
  expect(refused).toHaveProperty(
    'message',
    expect.stringContaining('newer version of Vizit (migration 9002_narrower)'),
  )
})

test('a migration that cannot get its lock lets other statements pass and tries again', async () => {
  await pool.query('create table extra (id int primary key)')
  await write('9001_wider.sql', 'alter table extra add column a int')
  const lockHolder = await pool.connect()
  await lockHolder.query('begin')
  await lockHolder.query('lock table extra in access share mode')
  const waits: unknown[] = []
  const onWait = async (of: { attempt: number }) => {
    waits.push(of)
    // Statements that came meanwhile do not wait behind it.
    expect((await pool.query('select from extra')).rowCount).toBe(0)
    if (of.attempt === 2) await lockHolder.query('commit')
  }
  expect(await migrate(pool, { folder, lockTimeout: 50, onWait })).toEqual(['wider'])
  lockHolder.release()
  expect(waits.slice(0, 2)).toEqual([
    { migration: '9001_wider', attempt: 1 },
    { migration: '9001_wider', attempt: 2 },
  ])
})

test('a table that stays locked is reported, and nothing is changed', async () => {
  await pool.query('create table extra (id int primary key)')
  await write('9001_wider.sql', 'alter table extra add column a int')
  const lockHolder = await pool.connect()
  await lockHolder.query('begin')
  await lockHolder.query('lock table extra in access share mode')
  // The options of a server's start, with short timeouts.
  const start = () => migrate(pool, { folder, lockTimeout: 20, attempts: 2 })
  const refused = await waitForDatabase(start, {
    log: createLogger('silent'),
    readiness: { phase: 'starting' },
  }).catch((error: unknown) => error)
  await lockHolder.query('rollback')
  lockHolder.release()
  expect(refused).toBeInstanceOf(LockedOutProblem)
  expect(refused).toHaveProperty('message', expect.stringContaining('migration 9001_wider waited in vain'))
})

test('a migration edited after it ran is refused', async () => {
  await write('9001_extra.sql', 'create table extra (id int primary key)')
  await migrate(pool, { folder })
  await write('9001_extra.sql', 'create table extra (id bigint primary key)')
  await expect(migrate(pool, { folder })).rejects.toBeInstanceOf(ChangedMigrationProblem)
})

test('two migrations with one number are refused', async () => {
  await write('0001_second.sql', 'select 1')
  await expect(migrate(pool, { folder })).rejects.toThrow('two migrations have the number 1')
})
