import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test } from 'vitest'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { outboxRow } from '../outbox/outbox-row.ts'
import { inboxPage } from './inbox-page.ts'

const { app, ask, db, clock, secret } = await signInWorld()
const key = deriveKey(secret, 'outbox')
const read = async (query = '') => (await app.inject(`/dev/messages.json${query}`)).json()

test('a message is in the inbox when the call that caused it has answered, newest first', async () => {
  await ask({ phone: '+375291112233', deviceId: 'device-one' })
  await ask({ phone: '+375291112244', deviceId: 'device-two' })
  const all = await read()
  expect(all.map(({ to }: { to: string }) => to)).toEqual(['375291112244', '375291112233'])
  expect(all[0]).toEqual({
    channel: 'sms',
    to: '375291112244',
    text: expect.stringMatching(/\d{6}/),
    sentAt: clock.now().toISOString(),
  })
})

test.each(['375291112233', '%2B375291112233', '+375 29 111 22 33', '%2B375%20(29)%20111-22-33'])(
  'a phone may be written as %s',
  async to => expect(await read(`?to=${to.replaceAll(' ', '%20')}`)).toHaveLength(1),
)

test('an e-mail address is found in upper and lower case', async () => {
  const message = {
    channel: 'email',
    to: 'anna@example.org',
    language: 'en',
    template: 'sign-in-code',
    data: {},
    secret: { code: '111222' },
  } as const
  await db
    .insertInto('outbox')
    .values(outboxRow(message, { key, now: clock.now(), sealsFacts: true }))
    .execute()
  expect(await read('?to=Anna@example.org')).toEqual([expect.objectContaining({ channel: 'email' })])
  expect(await read('?to=nobody@example.org')).toEqual([])
})

test('a message that waits for the end of quiet hours says until when', async () => {
  const message = {
    channel: 'email',
    to: 'vera@example.org',
    language: 'en',
    template: 'sign-in-code',
    data: {},
    secret: { code: '111222' },
    quiet: { from: '00:01', to: '00:00' },
  } as const
  await db
    .insertInto('outbox')
    .values(outboxRow(message, { key, now: clock.now(), sealsFacts: true }))
    .execute()
  const [held] = await read('?to=vera@example.org')
  expect(Date.parse(held.heldUntil)).toBeGreaterThan(clock.now().getTime())
  expect((await app.inject('/dev/messages?to=vera@example.org')).body).toContain('будет отправлено: ')
})

test('the inbox page shows the same messages in the reader’s language', async () => {
  const page = await app.inject({ url: '/dev/messages', headers: { 'accept-language': 'be' } })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<html lang="be">')
  expect(page.body).toContain('375291112244')
})

test('text that people wrote is escaped on the inbox page', () => {
  const page = inboxPage('ru', [
    {
      channel: 'sms',
      to: '<img>',
      text: `<script>alert("1")</script> & 'x'`,
      sentAt: '2026-03-02T06:00:00.000Z',
    },
  ])
  expect(page).not.toMatch(/<script|<img/)
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;')
})
