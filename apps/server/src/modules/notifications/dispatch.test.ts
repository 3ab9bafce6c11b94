import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { expect, test } from 'vitest'
import { backoffSeconds } from './back-off.ts'
import { accepted, delayed, type Gateways, refused } from './gateways/gateway.ts'
import { readInbox } from './inbox/read-inbox.ts'
import { claimDue } from './outbox/store.ts'
import { sendMessage } from './send-message.ts'
import { gateway, outboxWorld } from './testing/outbox-world.ts'

const { db, key, clock, enqueue, deps, run, rows, advanceSeconds } = await outboxWorld()

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

test('the development inbox keeps quiet hours as a gateway does', async () => {
  // 09:00 in Minsk.
  clock.set(new Date('2026-03-03T06:00:00Z'))
  await enqueue('375291112233', { quiet: { from: '22:00', to: '09:30' } })
  await enqueue('375291112244', { quiet: { from: '22:00', to: '08:00' } })
  await run({ kind: 'inbox' })
  expect((await rows()).map(({ sent_at }) => sent_at)).toEqual([null, clock.now()])
  const before = await rows()
  advanceSeconds(30 * 60)
  await run({ kind: 'inbox' })
  expect((await rows()).map(({ sent_at }) => sent_at)).toEqual([clock.now(), before[1]?.sent_at])
  // The text of what was sent stays: this is where it is read.
  expect((await readInbox(db, { key, to: null, now: clock.now() }))[1]?.text).toContain('123456')
})

test('the development inbox accepts everything at once; it shows codes only until they expire', async () => {
  const expiresAt = new Date(clock.now().getTime() + 300_000)
  for (let n = 0; n < 3; n += 1) await enqueue(String(375290000000 + n), { expiresAt })
  expect(await run({ kind: 'inbox' })).toBe(3)
  const codes = async () =>
    (await readInbox(db, { key, to: null, now: clock.now() })).map(({ text }) => /\d{6}/.exec(text)?.[0])
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
