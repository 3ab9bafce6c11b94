import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { createDatabase } from '../database.ts'
import { DatabaseClient } from '../database-client.ts'
import { DatabaseBusy } from '../patient-pool.ts'

const { url, pool, reads, decisions } = await testDatabase()
await pool.query(`
  create table counter (id int primary key, value int not null);
  insert into counter select n, 0 from generate_series(1, 3) n;
  create function count_up(asked int) returns int language plpgsql as $$
  declare result int;
  begin
    update counter set value = value + 1 where id = asked returning value into result;
    return result;
  end $$`)

const echo = { name: 'echo', text: 'select $1::int as value, pg_backend_pid() as pid' }
const divide = { name: 'divide', text: 'select 10 / $1::int as value' }
const sleep = { name: 'sleep', text: 'select $1::int as value from pg_sleep(0.7)' }
const countUp = { name: 'count-up', text: 'select count_up($1) as value' }
const IS_ASLEEP = `query like '%pg_sleep(0.7)%' and state = 'active' and pid <> pg_backend_pid()`
const outage = expect.toSatisfy(error => error instanceof DatabaseBusy || error.code === '57P01')
const isUnreachable = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ENOENT'].includes(String(error.code))
const value = async (of: Promise<{ rows: { value: number }[] }>) => (await of).rows[0]?.value

test('each caller gets its own answer or error, whatever happens to the other statements', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, n) => value(reads.query({ ...divide, values: [n % 10] }))),
  )
  for (const [n, answer] of answers.entries()) {
    if (n % 10 === 0) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    else expect(answer).toEqual({ status: 'fulfilled', value: Math.trunc(10 / (n % 10)) })
  }
})

test('two hundred callers share three connections, and a single caller uses one', async () => {
  const pids = async (count: number) => {
    const answers = await Promise.all(
      Array.from({ length: count }, () => reads.query<{ pid: number }>({ ...echo, values: [1] })),
    )
    return new Set(answers.map(({ rows }) => rows[0]?.pid))
  }
  expect((await pids(200)).size).toBe(3)
  const alone = [await pids(1), await pids(1), await pids(1)]
  expect(new Set(alone.flatMap(found => [...found])).size).toBe(1)
})

test('read connections cannot write', async () => {
  await expect(reads.query({ ...countUp, values: [1] })).rejects.toMatchObject({ code: '25006' })
})

test('a slow statement is completed without delaying the others', async () => {
  const done: string[] = []
  const told = (name: string, of: Promise<unknown>) => of.then(() => done.push(name))
  await Promise.all([
    ...Array.from({ length: 3 }, () => told('slow', value(reads.query({ ...sleep, values: [7] })))),
    ...Array.from({ length: 9 }, () => told('quick', value(reads.query({ ...echo, values: [1] })))),
  ])
  // Sent behind the slow ones: with them on their connection they would come last.
  expect(done).toEqual([...Array(9).fill('quick'), ...Array(3).fill('slow')])
  expect(await value(reads.query({ ...sleep, values: [7] }))).toBe(7)
})

test('a statement that waits for a locked row is run on the pool, and is counted once', async () => {
  const lockHolder = await pool.connect()
  await lockHolder.query('begin')
  await lockHolder.query('update counter set value = 10 where id = 1')
  const waiting = Array.from({ length: 6 }, () => value(decisions.query({ ...countUp, values: [1] })))
  const others = Array.from({ length: 6 }, () => value(decisions.query({ ...countUp, values: [2] })))
  expect((await Promise.all(others)).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  await lockHolder.query('commit')
  lockHolder.release()
  expect((await Promise.all(waiting)).toSorted()).toEqual([11, 12, 13, 14, 15, 16])
})

test('a statement that cannot be prepared because of a lock is run on the pool', async () => {
  const database = createDatabase(url)
  const lockHolder = await pool.connect()
  await lockHolder.query('begin')
  await lockHolder.query('lock table counter in access exclusive mode')
  const read = { name: 'counter', text: 'select id as value from counter where id = $1', values: [3] }
  const answers = Array.from({ length: 12 }, () => value(database.reads.query(read)))
  const waiting = `select from pg_stat_activity where query = '${read.text}' and wait_event_type = 'Lock'`
  await expect
    .poll(async () => (await pool.query(waiting)).rowCount, { interval: 20, timeout: 5000 })
    .toBe(12)
  await lockHolder.query('commit')
  lockHolder.release()
  expect(await Promise.all(answers)).toEqual(Array(12).fill(3))
  await database.close()
})

test('when a connection breaks, its statements are refused and the next one opens another connection', async () => {
  const database = createDatabase(url)
  const before = await database.reads.query<{ pid: number }>({ ...echo, values: [1] })
  const under = Promise.allSettled([1, 2, 3].map(() => database.reads.query({ ...sleep, values: [1] })))
  const asleep = async () =>
    (await pool.query(`select pid from pg_stat_activity where ${IS_ASLEEP}`)).rowCount
  await expect.poll(asleep, { interval: 10 }).toBe(3)
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${IS_ASLEEP}`)
  for (const one of await under) expect(one).toMatchObject({ status: 'rejected', reason: outage })
  const after = await database.reads.query<{ pid: number }>({ ...echo, values: [1] })
  expect(after.rows[0]?.pid).not.toBe(before.rows[0]?.pid)
  await database.close()
})

test('an unreachable database is an outage', async () => {
  const elsewhere = new URL(url)
  elsewhere.port = '1'
  const nowhere = createDatabase(elsewhere.href)
  for (let attempt = 1; attempt <= 2; attempt++) {
    await expect(nowhere.reads.query({ ...echo, values: [1] })).rejects.toSatisfy(isUnreachable)
  }
  await nowhere.close()
})

test('closing waits for pending answers', async () => {
  const database = createDatabase(url)
  const [answer] = await Promise.all([
    value(database.decisions.query({ ...countUp, values: [3] })),
    database.close(),
  ])
  expect(answer).toBe(1)
  const left = new DatabaseClient({ connectionString: url })
  await left.connect()
  expect((await left.query('select value from counter where id = 3')).rows).toEqual([{ value: 1 }])
  await left.end()
})
