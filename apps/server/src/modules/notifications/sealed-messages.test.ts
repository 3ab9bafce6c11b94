import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { expect, test } from 'vitest'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { accepted } from './gateways/gateway.ts'
import { outboxRow } from './outbox/outbox-row.ts'
import { resealMessages } from './outbox/reseal-messages.ts'
import { emptyEndedState } from './outbox/store.ts'
import { gateway, NAMED, outboxWorld } from './testing/outbox-world.ts'

const { db, key, clock, enqueue, run, rows, write } = await outboxWorld()

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
