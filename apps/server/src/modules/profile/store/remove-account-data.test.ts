import { randomUUID } from 'node:crypto'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteMessagesTo } from './remove-account-data.ts'

const { db } = await testDatabase()

// A clinic's year of messages: a small table would be scanned as a whole, whatever index there is.
await sql`
  insert into outbox (channel, recipient, language, template, data)
  select 'sms', '37529' || lpad(n::text, 7, '0'), 'ru', 'visit-booked', '{}' from generate_series(1, 20000) n`.execute(
  db,
)
await sql`analyze outbox`.execute(db)

async function planOf(statement: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(db)
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

test('messages to a person who deletes their account are found by recipient, without reading all messages', async () => {
  const leaver = { accountId: randomUUID(), phone: '375290000017', emails: ['anna@example.by'] }
  const plan = await planOf(deleteMessagesTo(leaver))
  expect(plan).toContain('outbox_recipient')
  expect(plan).not.toContain('Seq Scan on outbox')
})
