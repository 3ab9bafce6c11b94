import { randomUUID } from 'node:crypto'
import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test } from 'vitest'

const { app, signIn, signOut, profile, db, clock } = await signInWorld()

const tell = async (payload: object, headers: Record<string, string>) =>
  (await app.inject({ method: 'POST', url: '/api/v2/my/auth-stats', payload, headers })).statusCode

test("a guest's event is recorded as a guest's, a patient's as the account's", async () => {
  const anonymousId = randomUUID()
  expect(await tell({ event: 'code entered' }, { 'x-anonymous-id': anonymousId })).toBe(204)
  const { bearer } = await signIn({ phone: '+375291110001', deviceId: 'device-told' })
  const { json: person } = await profile(bearer)
  const told = { event: 'auth state changed', value: 'expired' }
  expect(await tell(told, { authorization: `Bearer ${bearer}`, 'x-anonymous-id': anonymousId })).toBe(204)
  const events = await db.selectFrom('auth_event').selectAll().orderBy('id').execute()
  expect(events).toMatchObject([
    {
      anonymous_id: anonymousId,
      account_id: null,
      event: 'code entered',
      value: null,
      happened_at: clock.now(),
    },
    { account_id: person.userId, event: 'auth state changed', value: 'signed-in' },
    { account_id: person.userId, anonymous_id: null, event: 'auth state changed', value: 'expired' },
  ])
})

test('the server itself records signing out', async () => {
  const { bearer } = await signIn({ phone: '+375291110002', deviceId: 'device-leaving' })
  const { json: person } = await profile(bearer)
  await signOut(bearer)
  const events = await db
    .selectFrom('auth_event')
    .selectAll()
    .where('account_id', '=', person.userId)
    .execute()
  expect(events.map(({ value }) => value)).toEqual(['signed-in', 'signed-out'])
})

test.each([
  ['another event', { event: 'phone typed' }],
  ['a phone', { event: 'code entered', value: '375291234567' }],
  ['a sentence', { event: 'code entered', value: 'Anna signed in' }],
])('%s is refused', async (_case, payload) =>
  expect(await tell(payload, { 'x-anonymous-id': randomUUID() })).toBe(400),
)
