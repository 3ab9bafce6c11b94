import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { transactionPooler } from '@vizit/test-kit/database/transaction-pooler.ts'
import { unreliableDatabase } from '@vizit/test-kit/database/unreliable-database.ts'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from './database.ts'

const { url, pool } = await testDatabase()
const name = new URL(url).pathname.slice(1)

function opened(at = url) {
  const database = createDatabase(at)
  onTestFinished(database.close)
  return database
}

afterEach(() => pool.query(`alter database ${name} reset all`))

test('a database that answers and can be written is ready', async () => {
  const { state } = opened()
  expect(await Promise.all([state(), state(), state()])).toEqual(['ready', 'ready', 'ready'])
})

test.each([
  ['read-only', 'default_transaction_read_only = on'],
  // Fails as a full disk does, but with another error code.
  ['full', `temp_file_limit = '64kB'`],
])('%s: %s', async (expected, setting) => {
  await pool.query(`alter database ${name} set ${setting}`)
  expect(await opened().state()).toBe(expected)
})

test('a database that does not exist is reported as missing', async () => {
  expect(await opened('postgres://nobody@127.0.0.1:1/none').state()).toBe('no database')
})

test('behind a broken network there is no answer, and the database is ready again when the network is back', async () => {
  const network = await unreliableDatabase(url)
  onTestFinished(network.close)
  const { state } = opened(network.url)
  expect(await state()).toBe('ready')
  network.goDark()
  const dark = state()
  expect(['no answer', 'no database']).toContain(await dark)
  network.comeBack()
  await expect.poll(state, { timeout: 10_000 }).toBe('ready')
})

test('a database is ready although all connections are busy', async () => {
  const database = createDatabase(url, { max: 1 })
  onTestFinished(database.close)
  const taken = await database.pool.connect()
  expect(await database.state()).toBe('ready')
  taken.release()
})

test('behind a pooler that changes sessions between transactions the database is not ready', async () => {
  const pooler = await transactionPooler(url)
  onTestFinished(pooler.close)
  const { state, pool: others } = opened(pooler.url)
  await Promise.all([1, 2, 3].map(() => others.query('select pg_sleep(0.01)')))
  await expect.poll(state).toBe('pooled')
})
