import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { buildApp } from '@vizit/server/app.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testClock } from '@vizit/test-kit/world/test-clock.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { httpSms } from './gateways/http/http-sms.ts'

const RECEIPT_SECRET = 'known-to-the-provider-alone'
const database = await testDatabase()

const asked: { to: string; text: string }[] = []
const provider = createServer(async (request, reply) => {
  asked.push((await json(request)) as { to: string; text: string })
  reply.end(JSON.stringify({ id: `theirs-${asked.length}` }))
})
await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo
afterAll(() => provider.close())

const services = testServices(
  { database, clock: testClock('2026-03-02T06:00:00Z') },
  {
    gateways: {
      kind: 'real',
      sms: httpSms({ url: `http://127.0.0.1:${port}`, reference: 'id' }),
      email: null,
    },
    smsLimits: { perHour: 100, byPrefix: { '37533': 0 } },
  },
)
const app = await buildApp(services, {
  smsReceiptSecret: RECEIPT_SECRET,
  strict: true,
  version: 'test',
  webFolder: 'no-web-app',
  frameAncestors: [],
  requestsPerMinute: Number.MAX_SAFE_INTEGER,
})
await app.ready()
afterAll(() => app.close())

const enqueue = (to: string) =>
  database.db
    .insertInto('outbox')
    .values({
      channel: 'sms',
      recipient: to,
      language: 'be',
      template: 'new-device',
      data: JSON.stringify({ at: '2026-03-02T06:00:00Z', device: 'Phone' }),
      next_attempt_at: new Date('2026-03-02T05:00:00Z'),
    })
    .execute()
const fateOf = (to: string) =>
  database.db.selectFrom('outbox').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow()
const callBack = (secret: string, form: string) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/public/messages/receipts/${secret}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  })

test('a message is sent, and its receipt is accepted only at the secret address', async () => {
  await enqueue('375291112233')
  await vi.waitFor(async () => expect((await fateOf('375291112233')).sent_at).not.toBeNull(), {
    timeout: 5000,
  })
  expect(asked).toEqual([{ to: '375291112233', text: expect.stringContaining('Phone') }])

  expect((await callBack('somebody-who-guesses-at-it', 'id=theirs-1&status=delivered')).statusCode).toBe(404)
  expect((await fateOf('375291112233')).delivered_at).toBeNull()
  expect((await callBack(RECEIPT_SECRET, 'id=theirs-1&status=delivered')).statusCode).toBe(204)
  expect((await fateOf('375291112233')).delivered_at).not.toBeNull()
})

test('messages that wait for a spend limit raise an alarm without personal data', async () => {
  await enqueue('375331112233')
  await vi.waitFor(async () => expect((await fateOf('375331112233')).delayed_by).toBe('spend-limit'), {
    timeout: 5000,
  })
  const { payload } = await app.inject('/metrics')
  expect(payload).toContain('sms_spend_limited 1\n')
  expect(payload).toContain('messages_waiting{channel="sms",reason="spend-limit"} 1\n')
  expect(payload).toContain('messages_sent_total{channel="sms"} 1\n')
  expect(payload).toContain('messages_receipts_total{state="delivered"} 1\n')
  expect(payload).toMatch(/^messages_waiting_seconds \d/m)
  expect(payload).not.toContain('37533')
})
