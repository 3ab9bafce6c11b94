import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { unreliableDatabase } from '@vizit/test-kit/database/unreliable-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from './database.ts'
import { DatabaseClient } from './database-client.ts'
import { DatabaseBusy } from './patient-pool.ts'

const { url, pool } = await testDatabase()

async function far(statementTimeout: number) {
  const network = await unreliableDatabase(url)
  onTestFinished(network.close)
  return { network, database: createDatabase(network.url, { statementTimeout }) }
}

test('PostgreSQL cancels a statement that takes too long, and the connection stays usable', async () => {
  const database = createDatabase(url, { statementTimeout: 100, max: 1 })
  await expect(database.pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('a connection whose process does not answer is given up, and the next statement gets another one', async () => {
  const client = new DatabaseClient({ connectionString: url, answerWithin: 300 })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = Number(rows[0]?.pid)
  process.kill(pid, 'SIGSTOP')
  try {
    await expect(client.query('select 1')).rejects.toBeInstanceOf(DatabaseBusy)
    await expect(client.query('select 1')).rejects.toBeInstanceOf(DatabaseBusy)
    await client.end()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})

test('statements on a broken network are given up, and later ones are answered when it is back', async () => {
  const { network, database } = await far(1)
  await database.pool.query('select 1').catch(() => undefined)
  network.goDark()
  await expect(database.pool.query('select 1')).rejects.toBeInstanceOf(DatabaseBusy)
  network.comeBack()
  const { rowCount } = await database.reads.query({ name: 'one', text: 'select 1', values: [] })
  expect(rowCount).toBe(1)
  await database.close()
})

test('a database on a broken network can be closed in seconds, also with an open transaction', async () => {
  const { network, database } = await far(60_000)
  const client = await database.pool.connect()
  await client.query('begin')
  await database.reads.query({ name: 'one', text: 'select 1', values: [] })
  network.goDark()
  const waiting = expect(client.query('select 1')).rejects.toBeInstanceOf(DatabaseBusy)
  await database.close()
  await waiting
})

test('an idle client whose connection breaks does not end the process', async () => {
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise<void>(resolve => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(client.query('select 1')).rejects.toBeInstanceOf(DatabaseBusy)
  await client.end()
})
