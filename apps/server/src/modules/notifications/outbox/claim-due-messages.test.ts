import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { acceptDue, claimDue } from './store.ts'

const { db } = await testDatabase()

const at = new Date(Date.UTC(2026, 2, 2))
const rows = Array.from({ length: 300 }, (_, minute) => ({
  channel: 'sms',
  recipient: '375291234567',
  language: 'ru',
  template: 'visit-booked',
  data: '{}',
  next_attempt_at: new Date(at.getTime() - (300 - minute) * 60_000),
}))

/** Forces the nested loop, which the planner prefers when its statistics say that nothing is due. */
const loopsOnly = sql`select set_config(name, 'off', false)
  from unnest(array['enable_hashjoin', 'enable_mergejoin', 'enable_hashagg', 'enable_sort', 'enable_material']) name`

test('a claim takes at most its limit, oldest first, with every query plan', async () => {
  await db.insertInto('outbox').values(rows).execute()
  await db.connection().execute(async connection => {
    await loopsOnly.execute(connection)
    expect(await claimDue(connection, { now: at, limit: 20, channels: ['sms'] }, 60)).toHaveLength(20)
    expect(await acceptDue(connection, { now: at, limit: 50, channels: ['sms'] })).toBe(50)
    await sql`discard all`.execute(connection)
  })
  const waiting = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', at)
    .orderBy('next_attempt_at')
    .execute()
  expect(waiting).toEqual(rows.slice(70).map(({ next_attempt_at }) => ({ next_attempt_at })))
})
