import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChangedMigrationProblem, migrate, NewerDataProblem } from './migrate.ts'
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

test('a migrated database needs nothing', async () => {
  expect(await migrate(pool, folder)).toEqual([])
})

test('a new file runs once, though two servers start together', async () => {
  await write('9001_extra.sql', 'create table extra (id int primary key)')
  const ran = await Promise.all([migrate(pool, folder), migrate(pool, folder)])
  expect(ran.flat()).toEqual(['extra'])
})

test('a file that fails leaves nothing of itself', async () => {
  await write('9001_extra.sql', 'create table extra (id int primary key)')
  await write('9002_broken.sql', 'alter table extra add column a int; select * from nowhere')
  await expect(migrate(pool, folder)).rejects.toThrow('migration 9002 broken failed')
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns where table_name = 'extra'`,
  )
  expect(rows).toEqual([{ name: 'id' }])
  await write('9002_broken.sql', 'alter table extra add column a int')
  expect(await migrate(pool, folder)).toEqual(['broken'])
})

test('data of a newer version is refused', async () => {
  await pool.query(`insert into schema_migration (version, name, checksum) values (9999, 'future', '')`)
  const refused = await migrate(pool, folder).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(NewerDataProblem)
  expect(refused).toHaveProperty(
    'message',
    expect.stringContaining('newer version of Vizit (migration 9999_future)'),
  )
})

test('a migration edited after it ran is refused', async () => {
  await write('9001_extra.sql', 'create table extra (id int primary key)')
  await migrate(pool, folder)
  await write('9001_extra.sql', 'create table extra (id bigint primary key)')
  await expect(migrate(pool, folder)).rejects.toBeInstanceOf(ChangedMigrationProblem)
})

test('two files of one number are refused', async () => {
  await write('0001_second.sql', 'select 1')
  await expect(migrate(pool, folder)).rejects.toThrow('two migrations have the number 1')
})
