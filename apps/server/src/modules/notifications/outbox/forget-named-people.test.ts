import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mayName } from './forget-named-people.ts'

const { db } = await testDatabase()

test('messages that may name a person who deleted their account are found by their kind, without reading all messages', async () => {
  // A clinic's year of messages: a small table would be scanned as a whole, whatever index there is.
  await sql`
    insert into outbox (channel, recipient, language, template, data)
    select 'sms', '37529' || lpad(n::text, 7, '0'), 'ru', 'visit-booked', '{}'
    from generate_series(1, 20000) n`.execute(db)
  await sql`analyze outbox`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${mayName()}`.execute(db)
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('outbox_naming')
  expect(plan).not.toContain('Seq Scan on outbox')
})
