import { createECDH, randomBytes } from 'node:crypto'
import { deriveKey } from '@vizit/server/platform/secret/derive-key.ts'
import { accessWorld } from '@vizit/test-kit/sign-in/access-world.ts'
import { expect, test } from 'vitest'
import { pushReceipt } from '../push-receipt.ts'

const { app, call, clock, db, secret, signIn, signInElsewhere, signOut, someone } = await accessWorld()
const PATH = '/my/push-subscription'
let made = 0

function subscription(more: object = {}) {
  made += 1
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${made}`, keys, ...more }
}
const endpoints = async () =>
  (await db.selectFrom('push_subscription').select('endpoint').orderBy('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  )
const save = (bearer: string, body: object) => call('PUT', PATH, bearer, body)

test('a device gets push messages until it unsubscribes; a newer subscription replaces the older', async () => {
  const { bearer } = await signIn(someone())
  expect((await save(bearer, subscription())).status).toBe(204)
  const second = subscription()
  expect((await save(bearer, second)).status).toBe(204)
  expect((await save(bearer, second)).status).toBe(204)
  expect(await endpoints()).toEqual([second.endpoint])
  expect((await call('DELETE', PATH, bearer)).status).toBe(204)
  expect((await call('DELETE', PATH, bearer)).status).toBe(204)
  expect(await endpoints()).toEqual([])
})

test("a browser's subscription belongs to the account that switched push on last, and ends when that account signs out", async () => {
  const shared = subscription()
  const anna = await signIn(someone())
  const olga = await signIn(someone())
  await save(anna.bearer, shared)
  await save(olga.bearer, shared)
  expect(await endpoints()).toEqual([shared.endpoint])
  await signOut(anna.bearer)
  expect(await endpoints()).toEqual([shared.endpoint])
  await signOut(olga.bearer)
  expect(await endpoints()).toEqual([])
})

test('of two accounts that take one browser at the same moment the later gets it', async () => {
  const shared = subscription()
  const people = await Promise.all(Array.from({ length: 5 }, () => signIn(someone())))
  const saved = await Promise.all(people.map(({ bearer }) => save(bearer, shared)))
  expect(saved.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
  expect(await endpoints()).toEqual([shared.endpoint])
  await Promise.all(people.map(({ bearer }) => call('DELETE', PATH, bearer)))
})

test('a device that was signed out from another device gets no more messages', async () => {
  const me = someone()
  const here = await signIn(me)
  const there = await signInElsewhere(me)
  await save(there.bearer, subscription())
  await call('DELETE', '/my/devices', here.bearer)
  expect(await endpoints()).toEqual([])
})

test('the subscriptions of a deleted account are deleted', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await save(bearer, subscription())
  await db.deleteFrom('account').where('phone', '=', me.phone.slice(1)).execute()
  expect(await endpoints()).toEqual([])
})

test.each([
  ['an unknown host', subscription({ endpoint: 'https://169.254.169.254/latest' }), 'endpoint'],
  ['no https', subscription({ endpoint: 'http://fcm.googleapis.com/fcm/send/1' }), 'endpoint'],
  [
    'a key off the curve',
    subscription({ keys: { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) } }),
    'keys.p256dh',
  ],
  ['a short secret', subscription({ keys: { p256dh: 'A'.repeat(87), auth: 'AAAA' } }), 'keys.auth'],
])('%s is refused', async (_case, body, path) => {
  const { bearer } = await signIn(someone())
  const { status, json } = await save(bearer, body)
  expect([status, json.code, json.attributes.fields[0].path]).toEqual([400, 'INVALID_ARGUMENT', path])
})

test('the public key for subscribing needs no sign-in', async () => {
  const { json } = await call('GET', '/public/config')
  expect(json.pushKey).toMatch(/^B[\w-]{86}$/)
})

test('a device confirms that it showed a message; an invented receipt is not found', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await save(bearer, subscription())
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', me.phone.slice(1))
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('outbox')
    .values({
      channel: 'sms',
      recipient: me.phone.slice(1),
      language: 'ru',
      template: 'account-deleted',
      data: '{}',
      account_id: account.id,
      opens: '/',
      created_at: clock.now(),
      next_attempt_at: new Date('2030-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const confirm = (receipt: string) => call('POST', '/public/push/receipts', '', { receipt })
  expect((await confirm(`${id}.guessed`)).status).toBe(404)
  expect((await confirm(pushReceipt(deriveKey(secret, 'push-receipt'), id))).status).toBe(204)
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ channel: 'push', delivered_at: expect.any(Date) })
  expect((await app.inject('/metrics')).payload).toContain('messages_receipts_total{state="shown"} 1\n')
})
