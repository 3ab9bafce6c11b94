import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { deleteFarewellMessages } from './store.ts'

const { db } = await testDatabase()

test('the last message to a person who deleted their account is deleted once it was sent, not before', async () => {
  const hour = (n: number) => new Date(Date.UTC(2026, 2, 2, n))
  const row = (recipient: string, template: string, end: object) => ({
    channel: 'email',
    recipient,
    language: 'ru',
    template,
    data: '{}',
    created_at: hour(6),
    next_attempt_at: hour(6),
    ...end,
  })
  await db
    .insertInto('outbox')
    .values([
      row('said@example.by', 'account-deleted', { sent_at: hour(7), failed_at: null }),
      row('refused@example.by', 'account-deleted', { sent_at: null, failed_at: hour(7) }),
      row('waits@example.by', 'account-deleted', { sent_at: null, failed_at: null }),
      row('just-said@example.by', 'account-deleted', { sent_at: hour(9), failed_at: null }),
      row('another@example.by', 'visit-booked', { sent_at: hour(7), failed_at: null }),
    ])
    .execute()
  await deleteFarewellMessages(db, hour(8))
  const kept = await db.selectFrom('outbox').select('recipient').orderBy('id').execute()
  expect(kept.map(({ recipient }) => recipient)).toEqual([
    'waits@example.by',
    'just-said@example.by',
    'another@example.by',
  ])
})
