import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { createDatabase } from './database.ts'
import { isOutage } from './outage.ts'

const world = await testWorld()
const { pool, url } = world.database

// A write to the audit fails as the table says, with PostgreSQL's own error.
await pool.query(`
  create table failure (code text);
  create function fail() returns trigger language plpgsql as $$
  declare wanted text := (select code from failure);
  begin
    if wanted is not null then raise exception 'failing' using errcode = wanted; end if;
    return new;
  end $$;
  create trigger fails before insert on audit for each row execute function fail();
  insert into failure values (null)`)
const failWith = (code: string | null) => pool.query('update failure set code = $1', [code])

test.each([
  ['53100', 'a full disk'],
  ['53000', 'no resources'],
  ['53200', 'no memory'],
  ['53300', 'no connection left'],
  ['53400', 'a limit of its configuration'],
  ['57P01', 'a connection ended by an administrator'],
  ['57P02', 'a crash of another connection'],
  ['57P03', 'a database that starts or stops'],
  ['57P05', 'a connection ended for its idleness'],
  ['57014', 'a statement out of time'],
  ['55P03', 'a lock out of time'],
  ['25006', 'a standby, which is read-only'],
  ['25P03', 'a transaction ended for its idleness'],
  ['25P04', 'a transaction out of time'],
  ['08000', 'a connection exception'],
  ['08003', 'a connection that does not exist'],
  ['08006', 'a connection failure'],
  ['58030', 'a disk that fails'],
  ['40001', 'a transaction given up for another'],
  ['40P01', 'a deadlock'],
])('%s, %s: the call is refused with 503 and when to try again, and succeeds when it is over', async code => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  await failWith(code)
  const reply = await world.book(patient, requireValue(slots[0]), { key: `outage-${code}` })
  await failWith(null)
  expect([reply.status, reply.json.code, reply.headers['retry-after']]).toEqual([
    503,
    'SERVICE_UNAVAILABLE',
    '5',
  ])
  expect(reply.json.attributes).toEqual({ retryAfter: 5 })
  expect((await world.book(patient, requireValue(slots[0]), { key: `outage-${code}` })).status).toBe(201)
})

test.each(['42703', '23505', '22P02', '42501', 'P0001'])('%s is not an outage but a bug: 500', async code => {
  const { slots } = await world.doctor()
  await failWith(code)
  const reply = await world.book(await world.patient(), requireValue(slots[0]))
  await failWith(null)
  expect([reply.status, reply.json.code]).toEqual([500, 'UNEXPECTED_PROBLEM'])
})

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
])('the network error %s is an outage', code => {
  expect(isOutage(Object.assign(new Error('away'), { code }))).toBe(true)
})

test('a missing socket is an outage, another missing file is not', () => {
  const missing = (syscall: string) => Object.assign(new Error('away'), { code: 'ENOENT', syscall })
  expect([isOutage(missing('connect')), isOutage(missing('open'))]).toEqual([true, false])
})

test.each([
  ['nothing listens there', (at: URL) => Object.assign(at, { hostname: '127.0.0.1', port: '1' })],
  ['the host is unknown', (at: URL) => Object.assign(at, { hostname: 'nowhere.invalid' })],
])('a database that cannot be reached because of %s is an outage', async (_why, change) => {
  const elsewhere = new URL(url)
  elsewhere.search = ''
  const database = createDatabase(change(elsewhere).href)
  await expect(database.pool.query('select 1')).rejects.toSatisfy(isOutage)
  await expect(database.reads.query({ name: 'one', text: 'select 1', values: [] })).rejects.toSatisfy(
    isOutage,
  )
  await database.close()
})

test('after a connection broke inside a transaction, its next statements fail as an outage', async () => {
  const database = createDatabase(url)
  const client = await database.pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise<void>(resolve => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(client.query('select 1')).rejects.toSatisfy(isOutage)
  client.release()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})
