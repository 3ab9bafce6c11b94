import { randomUUID } from 'node:crypto'
import { onServer, urlOf } from '@vizit/test-kit/database/server-connection.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '../database.ts'
import { readFunctions } from './read-functions.ts'

test('names of services are the same without case and punctuation, also where the database has the locale C', async () => {
  const server = inject('databaseServer')
  const name = `vizit_test_${randomUUID().replaceAll('-', '')}`
  await onServer(
    server,
    `create database ${name} template template0 encoding 'UTF8' locale_provider libc locale 'C'`,
  )
  const { pool, close } = createDatabase(urlOf(server, name))
  try {
    const nameKey = (await readFunctions()).find(({ name }) => name === 'name_key')
    await pool.query(requireValue(nameKey).sql)
    const { rows } = await pool.query(
      `select lower('УЗИ') as plain, name_key('УЗИ: Щитовидной ЖЕЛЕЗЫ (Ё)') as key`,
    )
    expect(rows).toEqual([{ plain: 'УЗИ', key: 'узи щитовидной железы е' }])
  } finally {
    await close()
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
})
