import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test, vi } from 'vitest'

const { app, ask, codesOf, confirm, session, signIn, profile, db, clock, advanceSeconds } =
  await signInWorld()

let made = 0
const someone = () => {
  const number = String(++made).padStart(7, '0')
  return { phone: `+37544${number}`, deviceId: `device-${number}`, address: `10.3.0.${made}` }
}
const tokenOf = async (me: ReturnType<typeof someone>): Promise<string> => {
  const { json } = await ask(me)
  const [code = ''] = await codesOf(me.phone)
  return (await confirm(json.id, code)).json.token
}

test('a new phone gets an account with an own profile, signed in on this device', async () => {
  const me = someone()
  const { status, json } = await session(await tokenOf(me), me.deviceId)
  expect(status).toBe(200)
  expect(json.expiresAt).toBe(formatInstant(new Date(clock.now().getTime() + 900_000)))
  const { json: user } = await profile(`${me.deviceId}:${json.identityToken}`)
  expect(user).toMatchObject({ primaryPhone: me.phone.slice(1), fullNameRu: null, consentReceived: false })
  expect(user.family).toEqual([expect.objectContaining({ relKind: 'ME', profileId: user.me })])
  const device = await db.selectFrom('device').selectAll().where('device_id', '=', me.deviceId).execute()
  expect(device).toEqual([expect.objectContaining({ account_id: user.userId, name: 'Phone' })])
})

test('the name of a device has no marks that would show other words', async () => {
  const me = someone()
  const { json } = await ask({ ...me, deviceName: ' \u202EPhone\u2066\u200F of\u200B  mine' })
  const [code = ''] = await codesOf(me.phone)
  await session((await confirm(json.id, code)).json.token, me.deviceId)
  const device = await db.selectFrom('device').select('name').where('device_id', '=', me.deviceId).execute()
  expect(device).toEqual([{ name: 'Phone of mine' }])
})

test('the same phone on another device is the same account, and both sessions are active', async () => {
  const me = someone()
  const here = await signIn(me)
  const there = await signIn({ ...me, deviceId: `${me.deviceId}-2` })
  const [one, two] = [await profile(here.bearer), await profile(there.bearer)]
  expect(two.json.userId).toBe(one.json.userId)
})

const told = async (phone: string): Promise<string[]> => {
  const { payload } = await app.inject(`/dev/messages.json?to=${encodeURIComponent(phone)}`)
  return JSON.parse(payload).flatMap(({ text }: { text: string }) =>
    /код|code/.test(text) && /\d{6}/.test(text) ? [] : text,
  )
}

test('the owner is told of a sign-in on a new device, in their own language', async () => {
  const me = { ...someone(), language: 'ru' as const }
  await signIn(me)
  await signIn(me)
  expect(await told(me.phone)).toEqual([])
  clock.set('2026-03-02T21:30:00Z')
  await signIn({ ...me, deviceId: `${me.deviceId}-2`, language: 'en' })
  // It is sent after the answer.
  await vi.waitFor(async () =>
    expect(await told(me.phone)).toEqual([
      'Визит: вход с нового устройства (Phone) 03.03 в 00:30 по Минску. Это не вы? Напишите в поддержку, коды никому не сообщайте.',
    ]),
  )
  await signIn({ ...me, deviceId: `${me.deviceId}-2`, language: 'en' })
  expect(await told(me.phone)).toHaveLength(1)
})

test('sign-ins are audited with row ids only', async () => {
  const me = someone()
  const here = await signIn(me)
  const { json: user } = await profile(here.bearer)
  await signIn({ ...me, deviceId: `${me.deviceId}-2` })
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'details', 'subject'])
    .where('account_id', '=', user.userId)
    .orderBy('id')
    .execute()
  const sessions = await db.selectFrom('session').select('id').where('account_id', '=', user.userId).execute()
  expect(rows.map(({ action, details }) => [action, details])).toEqual([
    ['account-registered', {}],
    ['signed-in', { newDevice: true }],
    ['signed-in', { newDevice: true }],
  ])
  expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(sessions.map(({ id }) => id)))
})

test('a device that signs in again ends its former session', async () => {
  const me = someone()
  const before = await signIn(me)
  const after = await signIn(me)
  expect((await profile(after.bearer)).status).toBe(200)
  await expect.poll(async () => (await profile(before.bearer)).json.code).toBe('SESSION_EXPIRED')
})

test('two devices that register one phone at once share the account', async () => {
  const me = someone()
  const other = { ...me, deviceId: `${me.deviceId}-2` }
  const tokens = [await tokenOf(me), await tokenOf(other)] as const
  const granted = await Promise.all([session(tokens[0], me.deviceId), session(tokens[1], other.deviceId)])
  expect(granted.map(({ status }) => status)).toEqual([200, 200])
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', me.phone.slice(1))
    .execute()
  expect(accounts).toHaveLength(1)
})

test("a token works only on its own device, within two minutes; a second sign-in ends the device's former session", async () => {
  const me = someone()
  const token = await tokenOf(me)
  expect((await session(token, 'another-device')).json.code).toBe('ERROR_SESSION_EXPIRED')
  const both = await Promise.all([session(token, me.deviceId), session(token, me.deviceId)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const open = await db
    .selectFrom('session')
    .select('id')
    .where('device_id', '=', me.deviceId)
    .where('ended_at', 'is', null)
    .execute()
  expect(open).toHaveLength(1)
  const late = await tokenOf({ ...me, deviceId: `${me.deviceId}-2` })
  advanceSeconds(120)
  expect((await session(late, `${me.deviceId}-2`)).status).toBe(410)
})

test('refresh tokens are stored only as hashes', async () => {
  const { refreshToken } = await signIn(someone())
  const sessions = await db.selectFrom('session').select('refresh_hash').execute()
  expect(sessions.map(row => row.refresh_hash.toString('base64url'))).not.toContain(refreshToken)
})

test('without permission to register, an unknown phone is refused and its token stays valid', async () => {
  const me = someone()
  const token = await tokenOf(me)
  const asked = await session(token, me.deviceId, { register: false })
  expect([asked.status, asked.json.code]).toEqual([404, 'USER_NOT_REGISTERED'])
  expect((await session(token, me.deviceId, { register: true })).status).toBe(200)
  const again = await tokenOf(me)
  expect((await session(again, me.deviceId, { register: false })).status).toBe(200)
})

test('the guest who signs in is linked to this account', async () => {
  const me = someone()
  const anonymousId = '3f2b8c1e-6f0a-4d55-9d3b-0a8f5f6f7a10'
  for (let n = 0; n < 2; n += 1) await session(await tokenOf(me), me.deviceId, { anonymousId })
  const links = await db.selectFrom('account_guest').selectAll().execute()
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', me.phone.slice(1))
    .executeTakeFirstOrThrow()
  expect(links).toEqual([{ account_id: account.id, anonymous_id: anonymousId, linked_at: clock.now() }])
})
