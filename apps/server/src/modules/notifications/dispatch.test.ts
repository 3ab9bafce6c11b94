import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testClock } from '@vizit/test-kit/world/test-clock.ts'
import { beforeEach, expect, test } from 'vitest'
import { ALWAYS_SEALED } from '../../platform/sealing/sealing.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { backoffSeconds } from './back-off.ts'
import { dispatch } from './dispatch.ts'
import {
  accepted,
  type Delivery,
  delayed,
  type Gateways,
  type Outgoing,
  refused,
} from './gateways/gateway.ts'
import { readInbox } from './inbox/read-inbox.ts'
import type { Message } from './message.ts'
import { outboxRow } from './outbox/outbox-row.ts'
import { resealMessages } from './outbox/reseal-messages.ts'
import { claimDue, emptyEndedState } from './outbox/store.ts'
import { createOutboxMetrics } from './outbox-metrics.ts'
import { sendMessage } from './send-message.ts'
import { unlimited } from './spending/limits.ts'

const { db } = await testDatabase()
const key = deriveKey('a secret of the test', 'outbox')
const clock = testClock('2026-03-02T06:00:00Z')
const log = { error: () => undefined }

beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('sms_spending').execute()
})

/** A gateway that records what it is given and answers as told. */
function gateway(answer: (message: Outgoing) => Delivery) {
  const sent: Outgoing[] = []
  const sms = {
    send: async (message: Outgoing) => {
      sent.push(message)
      return answer(message)
    },
  }
  return { sent, gateways: { kind: 'real', sms, email: null } satisfies Gateways }
}

const enqueue = (to: string, more: Partial<Pick<Message, 'channel' | 'expiresAt'>> = {}) =>
  db
    .insertInto('outbox')
    .values(
      outboxRow(
        {
          channel: 'sms',
          to,
          language: 'en',
          template: 'sign-in-code',
          data: {},
          secret: { code: '123456' },
          ...more,
        },
        { key, now: clock.now(), sealsFacts: true },
      ),
    )
    .execute()
const measures = createOutboxMetrics()
const deps = (gateways: Gateways, limits = unlimited) => ({
  database: { db },
  ...{
    clock,
    gateways,
    push: undefined,
    key,
    receiptKey: key,
    sealing: ALWAYS_SEALED,
    log,
    limits,
    measures,
  },
})
const run = (gateways: Gateways, limits = unlimited) => dispatch(deps(gateways, limits))
const rows = () => db.selectFrom('outbox').selectAll().orderBy('id').execute()
const advanceSeconds = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000))

test('a message is sent once, as text, and its secret is then deleted', async () => {
  const { sent, gateways } = gateway(() => accepted)
  await enqueue('375291112233')
  expect(JSON.stringify(await rows())).not.toContain('123456')
  expect(await run(gateways)).toBe(1)
  expect(await run(gateways)).toBe(0)
  expect(sent).toEqual([
    {
      id: expect.any(String),
      key: expect.any(String),
      to: '375291112233',
      subject: 'Your sign-in code',
      text: expect.stringContaining('123456'),
      expiresAt: null,
    },
  ])
  expect(await rows()).toEqual([expect.objectContaining({ sent_at: clock.now(), data: {} })])
})

test('two servers never send one message twice', async () => {
  const { sent, gateways } = gateway(() => accepted)
  for (let n = 0; n < 100; n += 1) await enqueue(String(375290000000 + n))
  await Promise.all([run(gateways), run(gateways), run(gateways), run(gateways)])
  expect(sent).toHaveLength(100)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(100)
})

test('a message that the gateway delays is tried again with growing pauses, and given up in the end', async () => {
  const { sent, gateways } = gateway(() => delayed('unclear'))
  await enqueue('375291112233')
  for (let attempts = 1; attempts <= 10; attempts += 1) {
    await run(gateways)
    expect(sent).toHaveLength(attempts)
    advanceSeconds(backoffSeconds(attempts) - 1)
    expect(await run(gateways)).toBe(0)
    advanceSeconds(1)
  }
  expect(await run(gateways)).toBe(0)
  expect(await rows()).toEqual([
    expect.objectContaining({ sent_at: null, failed_at: expect.any(Date), data: {} }),
  ])
})

test('a refused message is not tried again, nor is one whose channel has no gateway', async () => {
  const { sent, gateways } = gateway(({ to }) => (to === 'refused' ? refused : accepted))
  await enqueue('refused')
  await enqueue('someone@example.org', { channel: 'email' })
  await enqueue('375291112233')
  await run(gateways)
  expect(sent.map(({ to }) => to)).toEqual(['refused', '375291112233'])
  expect((await rows()).map(row => row.failure)).toEqual(['refused', 'no-gateway', null])
})

test('an expired message is not sent', async () => {
  const { sent, gateways } = gateway(() => accepted)
  await enqueue('375291112233', { expiresAt: new Date(clock.now().getTime() + 300_000) })
  advanceSeconds(300)
  expect(await run(gateways)).toBe(0)
  expect(sent).toEqual([])
})

test('a message whose server died while sending is sent by another server after a minute', async () => {
  const dying: Gateways = {
    kind: 'real',
    sms: { send: () => Promise.reject(new Error('killed')) },
    email: null,
  }
  await enqueue('375291112233')
  await expect(run(dying)).rejects.toThrow('killed')
  const { sent, gateways } = gateway(() => accepted)
  expect(await run(gateways)).toBe(0)
  advanceSeconds(60)
  expect(await run(gateways)).toBe(1)
  expect(sent).toHaveLength(1)
})

test('the development inbox accepts everything at once; it shows codes only until they expire', async () => {
  const expiresAt = new Date(clock.now().getTime() + 300_000)
  for (let n = 0; n < 3; n += 1) await enqueue(String(375290000000 + n), { expiresAt })
  expect(await run({ kind: 'inbox' })).toBe(3)
  const codes = async () => (await readInbox(db, key, null)).map(({ text }) => /\d{6}/.exec(text)?.[0])
  expect(await codes()).toEqual(['123456', '123456', '123456'])
  advanceSeconds(299)
  await run({ kind: 'inbox' })
  expect(await codes()).toEqual(['123456', '123456', '123456'])
  advanceSeconds(1)
  await run({ kind: 'inbox' })
  expect(await codes()).toEqual([undefined, undefined, undefined])
  expect((await rows()).map(({ data }) => data)).toEqual([{}, {}, {}])
})

test('a message above the spend limit waits without using an attempt, and is sent when the limit allows it', async () => {
  const { sent, gateways } = gateway(() => accepted)
  const limits = { perHour: 2, byPrefix: {} }
  for (let n = 0; n < 3; n += 1) await enqueue(String(375290000000 + n))
  expect(await run(gateways, limits)).toBe(3)
  expect(sent).toHaveLength(2)
  const waiting = (await rows()).find(({ sent_at }) => sent_at === null)
  expect(waiting).toMatchObject({ delayed_by: 'spend-limit', attempts: 0, failed_at: null })
  advanceSeconds(60)
  await run(gateways, limits)
  expect(sent).toHaveLength(2)
  advanceSeconds(3600)
  await run(gateways, limits)
  expect(sent).toHaveLength(3)
})

test('a sign-in code that expires while it waits for the spend limit is given up', async () => {
  const { sent, gateways } = gateway(() => accepted)
  await enqueue('375291112233', { expiresAt: new Date(clock.now().getTime() + 300_000) })
  const limits = { perHour: 0, byPrefix: {} }
  await run(gateways, limits)
  advanceSeconds(300)
  await run(gateways, limits)
  expect(sent).toEqual([])
  expect(await rows()).toEqual([expect.objectContaining({ failure: 'expired', data: {} })])
})

test('a message that the gateway did not accept is not charged', async () => {
  const limits = { perHour: 1, byPrefix: {} }
  await enqueue('375291112233')
  await run(gateway(() => delayed('unreachable')).gateways, limits)
  expect(await rows()).toEqual([expect.objectContaining({ delayed_by: 'unreachable' })])
  advanceSeconds(backoffSeconds(1))
  const { sent, gateways } = gateway(() => accepted)
  await run(gateways, limits)
  expect(sent).toHaveLength(1)
})

test('a message that the gateway may have accepted is charged', async () => {
  const limits = { perHour: 1, byPrefix: {} }
  await enqueue('375291112233')
  await run(gateway(() => delayed('unclear')).gateways, limits)
  advanceSeconds(backoffSeconds(1))
  await run(gateway(() => accepted).gateways, limits)
  expect(await rows()).toEqual([expect.objectContaining({ sent_at: null, delayed_by: 'spend-limit' })])
})

test('a server that stood still until its claim nearly ended leaves the message to another server', async () => {
  const { sent, gateways } = gateway(() => accepted)
  await enqueue('375291112233')
  const due = { now: clock.now(), limit: 1, channels: ['sms'] as const }
  const [claimed] = await claimDue(db, due, 60)
  advanceSeconds(51)
  await sendMessage(requireValue(claimed), deps(gateways))
  expect(sent).toEqual([])
  advanceSeconds(9)
  expect(await run(gateways)).toBe(1)
  expect(sent).toHaveLength(1)
})

const NAMED = {
  channel: 'sms',
  to: '375291112233',
  language: 'en',
  template: 'rights-given',
  data: { name: 'Olga Petrova' },
} as const
const write = (sealsFacts: boolean, by = key) =>
  db
    .insertInto('outbox')
    .values(outboxRow(NAMED, { key: by, now: clock.now(), sealsFacts }))
    .execute()

test.each([
  ['sealed', true],
  ['in clear, as an older server writes it', false],
])('the contents of a message are kept %s until it is sent, and deleted then', async (_case, sealsFacts) => {
  const { sent, gateways } = gateway(() => accepted)
  await write(sealsFacts)
  expect(JSON.stringify(await rows()).includes('Petrova')).toBe(!sealsFacts)
  await run(gateways)
  expect(sent[0]?.text).toContain('Olga Petrova')
  expect((await rows()).map(({ data }) => data)).toEqual([{}])
})

test('a message sealed by another secret is given up and delays no other message', async () => {
  const { sent, gateways } = gateway(() => accepted)
  await write(true, deriveKey('another secret', 'outbox'))
  await write(true)
  await run(gateways)
  expect(sent).toHaveLength(1)
  expect(await rows()).toMatchObject([{ failure: 'unreadable', data: {} }, { failure: null }])
})

test('a message of a later release waits for a server of that release and delays no other message', async () => {
  const { sent, gateways } = gateway(() => accepted)
  await db
    .insertInto('outbox')
    .values({
      channel: 'sms',
      recipient: '375290000001',
      language: 'ru',
      template: 'of-a-later-release',
      data: '{}',
      next_attempt_at: clock.now(),
    })
    .execute()
  await enqueue('375290000002')
  await run(gateways)
  expect(sent.map(({ to }) => to)).toEqual(['375290000002'])
  const left = await db
    .selectFrom('outbox')
    .select(['attempts', 'failed_at'])
    .where('sent_at', 'is', null)
    .execute()
  expect(left).toEqual([{ attempts: 0, failed_at: null }])
})

test('a message that was delivered or failed elsewhere is cleared; one that may go by another channel keeps its contents', async () => {
  for (let n = 0; n < 4; n += 1) await write(false)
  const [sent, failed, goesOn, waits] = (await rows()).map(({ id }) => id)
  const now = clock.now()
  const set = (id: string | undefined, values: object) =>
    db.updateTable('outbox').set(values).where('id', '=', requireValue(id)).execute()
  await set(sent, { sent_at: now })
  await set(failed, { failed_at: now, failure: 'undelivered' })
  const later = new Date(now.getTime() + 1000)
  await set(goesOn, { sent_at: now, ways: ['sms', 'email'], expires_at: later })
  await emptyEndedState(db, now)
  const saying = async () => (await rows()).filter(({ data }) => JSON.stringify(data) !== '{}')
  expect((await saying()).map(({ id }) => id)).toEqual([goesOn, waits])
  await emptyEndedState(db, later)
  expect((await saying()).map(({ id }) => id)).toEqual([waits])
})

test('unsealed messages and those sealed by a former secret are sealed by the current one and keep their text', async () => {
  const former = deriveKey('the secret before', 'outbox')
  const { sent, gateways } = gateway(() => accepted)
  await write(false)
  await write(true, former)
  await write(true)
  const code = { ...NAMED, template: 'sign-in-code', data: {}, secret: { code: '123456' } } as const
  await db
    .insertInto('outbox')
    .values(outboxRow(code, { key: former, now: clock.now(), sealsFacts: true }))
    .execute()
  expect(await resealMessages(db, { current: key, former })).toBe(3)
  expect(await resealMessages(db, { current: key, former })).toBe(0)
  expect(JSON.stringify(await rows())).not.toContain('Petrova')
  await run(gateways)
  const texts = sent.map(({ text }) => text)
  expect(texts.filter(text => text.includes('Olga Petrova'))).toHaveLength(3)
  expect(texts.filter(text => text.includes('123456'))).toHaveLength(1)
})
