import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testClock } from '@vizit/test-kit/world/test-clock.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted, type Delivery, type Outgoing, refused } from '../gateways/gateway.ts'
import type { AccountMessage } from '../message.ts'
import { createNotifications } from '../notifications.ts'
import { anAccount, aSession, aSubscription } from '../testing/account.ts'

const NOON = '2026-03-02T09:00:00Z'
const LINK = 'https://vizit.example/reply#secret'
const { db } = await testDatabase()
const clock = testClock(NOON)
const sent: { by: 'sms' | 'email'; message: Outgoing }[] = []
const answers: { sms: Delivery; email: Delivery } = { sms: accepted, email: accepted }
const gateway = (by: 'sms' | 'email') => ({
  send: async (message: Outgoing) => {
    sent.push({ by, message })
    return answers[by]
  },
})
const pushed: string[] = []
const push = {
  send: async (_to: unknown, payload: string) => {
    pushed.push(payload)
    return 'accepted' as const
  },
}
const notifications = createNotifications({
  database: { db },
  clock,
  push,
  secret: 'a secret of the test',
  gateways: { kind: 'real', sms: gateway('sms'), email: gateway('email') },
  log: { error: () => undefined },
})

beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  clock.set(new Date(NOON))
  sent.length = 0
  pushed.length = 0
  Object.assign(answers, { sms: accepted, email: accepted })
})

const message: AccountMessage = {
  template: 'visit-reminder',
  data: {
    startsAt: '2026-03-03T06:00:00Z',
    physician: 'Иванов И. И.',
    branch: 'Филиал',
    address: 'ул. Немига, 5',
  },
  secret: { link: LINK },
  opens: '/visits',
  expiresAt: new Date('2026-03-03T06:00:00Z'),
  ways: ['push', 'sms', 'email'],
}

async function someone({ withDevice = false, withEmail = true } = {}) {
  const { id, phone } = await anAccount(db)
  if (withDevice) await aSubscription(db, await aSession(db, id, clock.now()))
  const address = `${id}@example.by`
  const own = {
    account_id: id,
    usage: 'PRIMARY',
    address,
    confirmed_at: clock.now(),
    created_at: clock.now(),
  }
  if (withEmail) await db.insertInto('account_email').values(own).execute()
  return { id, phone, address }
}
const tell = (accountId: string, more: Partial<AccountMessage> = {}) =>
  notifications.notifyAccounts(db, [{ accountId, message: { ...message, ...more } as AccountMessage }])
const outboxRow = (id: string | null | undefined) =>
  db
    .selectFrom('outbox')
    .select(['channel', 'sent_at', 'failure'])
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow()

test('a push that no device shows goes by SMS, and an SMS that is refused goes by e-mail, each with its link', async () => {
  const { id: accountId, phone, address } = await someone({ withDevice: true })
  const [id] = await tell(accountId)
  await notifications.dispatch()
  expect(JSON.parse(pushed[0] ?? '').reply).toEqual({ title: 'Ответить', opens: '/reply#secret' })
  answers.sms = refused
  clock.advance(601)
  for (const _way of message.ways ?? []) await notifications.dispatch()
  expect(sent.map(({ by, message: { to } }) => [by, to])).toEqual([
    ['sms', phone],
    ['email', address],
  ])
  for (const { message: said } of sent) expect(said.text).toContain(LINK)
  expect(await outboxRow(id)).toMatchObject({ channel: 'email', failure: null, sent_at: clock.now() })
})

test('an SMS that the gateway accepted but could not deliver goes by e-mail', async () => {
  const { id: accountId, address } = await someone()
  answers.sms = { outcome: 'accepted', references: ['ref-1'] }
  await tell(accountId)
  await notifications.dispatch()
  await notifications.receive({ reference: 'ref-1', state: 'failed' })
  await notifications.dispatch()
  expect(sent.map(({ message: { to } }) => to)).toEqual([expect.any(String), address])
  expect(sent[1]?.message.text).toContain(LINK)
})

test.each([
  ['only by e-mail', ['email'] as const, true],
  ['only by push', ['push'] as const, false],
])('%s: no SMS is ever sent', async (_case, ways, isSent) => {
  const { id: accountId } = await someone({ withDevice: true })
  const [id] = await tell(accountId, { ways })
  await notifications.dispatch()
  clock.advance(601)
  await notifications.dispatch()
  expect(sent.map(({ by }) => by)).toEqual(isSent ? ['email'] : [])
  expect((await outboxRow(id)).failure).toBe(isSent ? null : 'not-shown')
})

test('an account that none of the chosen channels reaches gets no message', async () => {
  const [withoutEmail, other] = [await someone({ withEmail: false }), await someone()]
  const told = [
    { accountId: withoutEmail.id, message: { ...message, ways: ['push', 'email'] } as AccountMessage },
    { accountId: other.id, message },
  ]
  expect(await notifications.notifyAccounts(db, told)).toEqual([null, expect.any(String)])
})

test('in quiet hours a message waits for their end, without using up its attempts', async () => {
  const { id: accountId } = await someone()
  await tell(accountId, { quiet: { from: '11:00', to: '15:00' } })
  await notifications.dispatch()
  expect(sent).toEqual([])
  clock.set(new Date('2026-03-02T12:00:00Z'))
  await notifications.dispatch()
  expect(sent).toHaveLength(1)
  expect(await db.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow()).toEqual({ attempts: 1 })
})
