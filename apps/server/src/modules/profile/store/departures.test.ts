import { randomUUID } from 'node:crypto'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteMessagesThatName, deleteMessagesTo } from './departures.ts'

const { db } = await testDatabase()

// A clinic's year of messages: a few rows would be read whole, whatever index there is.
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

const leaver = { accountId: randomUUID(), phone: '375290000017', emails: ['anna@example.by'] }

test.each([
  ['messages to the leaver are found by their recipient', deleteMessagesTo(leaver), 'outbox_recipient'],
  ['messages that name the leaver by their kind', deleteMessagesThatName(randomUUID()), 'outbox_naming'],
])('%s, without reading everybody’s', async (_case, statement, index) => {
  const plan = await planOf(statement)
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on outbox')
})
