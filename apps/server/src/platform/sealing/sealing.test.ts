import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { expect, test, vi } from 'vitest'
import { migrate, NewerDataProblem } from '../database/migrate.ts'
import { migrationsFolder } from '../database/migrations.ts'
import { beginSealing, readSealing, watchSealing } from './sealing.ts'

const { db, pool } = await testDatabase()
const newFolder = testFolders()

/** The state of a database with data from before the migration. */
const migrateAnew = async () => {
  await pool.query('drop table sealing')
  await pool.query(await readFile(join(migrationsFolder, '0057_sealing.sql'), 'utf8'))
}

test('a new database is sealed from the beginning', async () => {
  expect((await readSealing(db)).isOn()).toBe(true)
})

test('a database with data is sealed when the operator says that no older server runs', async () => {
  await pool.query(`insert into outbox (channel, recipient, language, template, data)
    values ('sms', '375291112233', 'ru', 'visit-booked', '{}')`)
  await migrateAnew()
  const warned = vi.fn()
  const sealing = watchSealing({ error: vi.fn(), warn: warned })
  await sealing.begin(db)
  expect(sealing.isOn()).toBe(false)
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('vizit seal'))
  await beginSealing(db, new Date())
  expect((await readSealing(db)).isOn()).toBe(true)
  await sealing.begin(db)
  expect(sealing.isOn()).toBe(true)
  await sealing.end()
})

test('after that a server of an earlier release does not start', async () => {
  const older = await newFolder()
  for (const file of await readdir(migrationsFolder))
    if (file < '0057') await copyFile(join(migrationsFolder, file), join(older.path, file))
  await expect(migrate(pool, { folder: older.path })).rejects.toBeInstanceOf(NewerDataProblem)
  expect(await migrate(pool)).toEqual([])
})
