import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testClock } from '@vizit/test-kit/world/test-clock.ts'
import { expect, test } from 'vitest'
import type { AccountMessage } from './message.ts'
import { createNotifications } from './notifications.ts'
import { anAccount, aSession, aSubscription } from './testing/account.ts'

const { db } = await testDatabase()
const clock = testClock('2026-03-02T06:00:00Z')
const notifications = createNotifications({
  database: { db },
  clock,
  secret: 'a secret of the test',
  gateways: { kind: 'inbox' },
  log: { error: () => undefined },
})
const message: AccountMessage = {
  template: 'visit-moved',
  data: {
    startsAt: '2026-03-05T06:00:00Z',
    physician: 'Иванов И. И.',
    speciality: 'Терапевт',
    branch: 'Филиал',
    address: 'ул. Немига, 5',
  },
  opens: '/visits',
  topic: 'visit:1',
}
const tell = (accountId: string) => notifications.notifyAccount(db, accountId, message)
const written = (accountId: string) =>
  db
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'language', 'opens', 'topic'])
    .where('account_id', '=', accountId)
    .execute()
const confirmEmail = (accountId: string, address: string, confirmed: boolean) =>
  db
    .insertInto('account_email')
    .values({
      account_id: accountId,
      usage: 'PRIMARY',
      address,
      confirmed_at: confirmed ? clock.now() : null,
      created_at: clock.now(),
    })
    .execute()

test('an account gets an SMS in its language', async () => {
  const { id, phone } = await anAccount(db, { language: 'be' })
  await confirmEmail(id, 'anna@example.by', true)
  expect(await tell(id)).toBe(true)
  expect(await written(id)).toEqual([
    { channel: 'sms', recipient: phone, language: 'be', opens: '/visits', topic: 'visit:1' },
  ])
})

test('an account with a push device gets a push, with its phone as the fallback', async () => {
  const { id, phone } = await anAccount(db)
  await aSubscription(db, await aSession(db, id, clock.now()))
  await tell(id)
  expect(await written(id)).toMatchObject([{ channel: 'push', recipient: phone }])
})

test('a signed-out device gets no push, and its subscription is deleted', async () => {
  const { id } = await anAccount(db)
  const session = await aSession(db, id, clock.now())
  await aSubscription(db, session)
  await db.updateTable('session').set({ ended_at: clock.now() }).where('id', '=', session).execute()
  expect(
    await db.selectFrom('push_subscription').selectAll().where('session_id', '=', session).execute(),
  ).toEqual([])
  await tell(id)
  expect(await written(id)).toMatchObject([{ channel: 'sms' }])
})

test('an account without a phone gets an e-mail to its confirmed address; without one it gets no message', async () => {
  const { id } = await anAccount(db, { phone: null })
  await confirmEmail(id, 'waits@example.by', false)
  expect(await tell(id)).toBe(false)
  await confirmEmail(id, 'olga@example.by', true)
  expect(await tell(id)).toBe(true)
  expect(await written(id)).toMatchObject([{ channel: 'email', recipient: 'olga@example.by' }])
})

test('a notification opens only paths of the product', async () => {
  const { id } = await anAccount(db)
  for (const opens of ['//evil.example', '/\\evil.example'] as const) {
    await expect(notifications.notifyAccount(db, id, { ...message, opens })).rejects.toThrow(
      'outbox_opens_check',
    )
  }
})
