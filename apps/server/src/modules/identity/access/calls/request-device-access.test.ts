import { api } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'
import { accessWorld } from '@vizit/test-kit/sign-in/access-world.ts'
import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'

const world = await accessWorld()
const {
  call,
  withEmail,
  signInElsewhere,
  changeEmail,
  lastMail,
  mailsTo,
  followLink,
  profile,
  refresh,
  advanceSeconds,
} = world
const { db, app, codesOf } = world
const askAccess = (bearer: string, profileId: string, email?: string) =>
  call('POST', '/my/device-set-profile', bearer, { profileId, ...(email && { email }) })
const typeCode = (bearer: string, code: string) => call('POST', '/my/profile/confirm-code', bearer, { code })
const ofThe = async (bearer: string) => (await profile(bearer)).json

/** A patient with a confirmed e-mail, and a waiting device (theirs or a thief's). */
async function waiting() {
  const me = await withEmail()
  const elsewhere = await signInElsewhere(me)
  const { json: user } = await profile(elsewhere.bearer)
  return { me, elsewhere, user }
}

test('a device without access sees the masked attributes of its account, and nothing else', async () => {
  const me = await withEmail()
  await call('POST', '/my/profile', me.bearer, {
    fullNameRu: 'Ковалёва Анна Петровна',
    birthday: '1984-02-29',
    sex: 'FEMALE',
    consentReceived: true,
  })
  const elsewhere = await signInElsewhere(me)
  const { status, json: user } = await profile(elsewhere.bearer)
  const device = await db
    .selectFrom('device')
    .select('ref')
    .where('device_id', '=', elsewhere.deviceId)
    .executeTakeFirst()
  expect(status).toBe(200)
  expect(user).toMatchObject({
    accessNotAuthorized: true,
    waitingConfirmEmail: false,
    profileAttributes: { maskedName: 'А*** К***', maskedEmail: 'p***@e***.by', deviceRef: device?.ref },
    name: null,
    birthday: null,
    emails: [],
    family: [],
    primaryPhone: me.phone.slice(1),
  })
  const told = JSON.stringify(user)
  for (const secret of ['Анна', 'Ковалёва', '1984', me.email, elsewhere.deviceId, me.deviceId]) {
    expect(told).not.toContain(secret)
  }
})

const calls = Object.entries(api) as [string, Call][]
const closed = calls.filter(([, { who }]) => who === 'patient')
test('every other member call refuses it with the same attributes, without validating the input', async () => {
  const { elsewhere, user } = await waiting()
  expect(closed.length).toBeGreaterThan(10)
  for (const [name, { method, path }] of closed) {
    const reply = await app.inject({
      method,
      url: path.replaceAll(/:\w+/g, '3f2b8c1e-6f0a-4d55-9d3b-0a8f5f6f7a10'),
      headers: { authorization: `Bearer ${elsewhere.bearer}` },
    })
    const { code, attributes } = reply.json()
    expect([name, reply.statusCode, code, attributes]).toEqual([
      name,
      403,
      'ACCESS_NOT_AUTHORIZED',
      { profileAttributes: user.profileAttributes },
    ])
  }
})

test('in visitor calls the waiting device counts as a guest', async () => {
  const { elsewhere } = await waiting()
  const send = (headers: Record<string, string>) =>
    app.inject({
      method: 'DELETE',
      url: '/api/v2/my/providers/holds',
      headers: { authorization: `Bearer ${elsewhere.bearer}`, ...headers },
    })
  expect((await send({ 'x-anonymous-id': '3f2b8c1e-6f0a-4d55-9d3b-0a8f5f6f7a10' })).statusCode).toBe(204)
  expect((await send({})).json().code).toBe('ACCESS_NOT_AUTHORIZED')
})

test('the link gives it access, from any device, and its session continues by a refresh', async () => {
  const { me, elsewhere, user } = await waiting()
  const asked = await askAccess(elsewhere.bearer, user.me)
  expect([asked.status, asked.json]).toEqual([200, { maskedEmail: 'p***@e***.by', resendAfter: 61 }])
  expect((await ofThe(elsewhere.bearer)).waitingConfirmEmail).toBe(true)
  const { text, token } = await lastMail(me.email)
  expect(text).toContain('Phone')
  expect(text).toContain('127.0.*.*')
  const followed = await followLink(token)
  expect([followed.status, followed.json.confirmed, followed.json.deviceName]).toEqual([
    200,
    'DEVICE',
    'Phone',
  ])
  expect((await profile(elsewhere.bearer)).json.code).toBe('SESSION_EXPIRED')
  const { json } = await refresh(elsewhere.refreshToken, elsewhere.deviceId)
  const after = await ofThe(`${elsewhere.deviceId}:${json.identityToken}`)
  expect(after).toMatchObject({ accessNotAuthorized: false, profileAttributes: null })
  expect(after.family).toHaveLength(1)
})

test('a device with access keeps it at its next sign-in', async () => {
  const { me, elsewhere, user } = await waiting()
  await askAccess(elsewhere.bearer, user.me)
  await followLink((await lastMail(me.email)).token)
  expect((await ofThe((await signInElsewhere(me)).bearer)).accessNotAuthorized).toBe(false)
  expect((await ofThe((await signInElsewhere(me, 'third')).bearer)).accessNotAuthorized).toBe(true)
})

test('the code works only on the device that waits', async () => {
  const { me, elsewhere, user } = await waiting()
  const third = await signInElsewhere(me, 'third')
  await askAccess(elsewhere.bearer, user.me)
  const { code } = await lastMail(me.email)
  expect((await typeCode(third.bearer, code)).json.code).toBe('LINK_EXPIRED')
  expect((await typeCode(elsewhere.bearer, code)).json).toMatchObject({
    confirmed: 'DEVICE',
    deviceName: 'Phone',
  })
  expect((await profile(third.bearer)).json.accessNotAuthorized).toBe(true)
})

test('two devices that ask at once each get access by their own e-mail', async () => {
  const { me, elsewhere, user } = await waiting()
  const third = await signInElsewhere(me, 'third')
  await Promise.all([askAccess(elsewhere.bearer, user.me), askAccess(third.bearer, user.me)])
  const mails = (await mailsTo(me.email)).slice(0, 2)
  const followed = await Promise.all(mails.map(({ token }) => followLink(token)))
  expect(followed.map(({ status }) => status)).toEqual([200, 200])
  for (const device of [elsewhere, third]) {
    expect((await profile(device.bearer)).json.code).toBe('SESSION_EXPIRED')
    expect((await refresh(device.refreshToken, device.deviceId)).status).toBe(200)
  }
})

test('the call with the profile’s id does the same, and names the device', async () => {
  const { me, elsewhere, user } = await waiting()
  const url = `/my/profile/relative/${user.me}?deviceName=${encodeURIComponent('Firefox, Linux')}`
  expect((await call('POST', url, elsewhere.bearer, { method: 'EMAIL' })).status).toBe(200)
  expect((await lastMail(me.email)).text).toContain('Firefox, Linux')
})

test('another profile gets the same answer as an unknown one, and a wrong address as the right one', async () => {
  const { me, elsewhere, user } = await waiting()
  const { user: stranger } = await waiting()
  for (const profileId of [stranger.me, '3f2b8c1e-6f0a-4d55-9d3b-0a8f5f6f7a10']) {
    expect((await askAccess(elsewhere.bearer, profileId)).json.code).toBe('NOT_FOUND')
  }
  const mails = (await mailsTo(me.email)).length
  const guess = await askAccess(elsewhere.bearer, user.me, 'somebody@example.by')
  expect([guess.status, guess.json.resendAfter]).toEqual([200, 61])
  expect(await mailsTo(me.email)).toHaveLength(mails)
  expect((await askAccess(elsewhere.bearer, user.me, ` ${me.email.toUpperCase()}`)).status).toBe(200)
  expect(await mailsTo(me.email)).toHaveLength(mails + 1)
})

test('e-mails are limited per device, and guesses at their codes with them', async () => {
  const { elsewhere, user } = await waiting()
  const outcomes: number[] = []
  for (let n = 0; n <= limits.accessMailsOfDevice; n += 1) {
    outcomes.push((await askAccess(elsewhere.bearer, user.me)).status)
    advanceSeconds(61)
  }
  expect(outcomes).toEqual([200, 200, 200, 200, 200, 429])
})

test('an e-mail to a former address gives no access', async () => {
  const { me, elsewhere, user } = await waiting()
  await askAccess(elsewhere.bearer, user.me)
  const { token } = await lastMail(me.email)
  const next = `next-${me.email}`
  await changeEmail(me, next)
  await followLink((await lastMail(next)).token)
  expect((await followLink(token)).json.code).toBe('LINK_EXPIRED')
  expect((await ofThe(elsewhere.bearer)).accessNotAuthorized).toBe(true)
})

test('a device with access cannot ask for it', async () => {
  const { me, user } = await waiting()
  expect((await askAccess(me.bearer, user.me)).json.code).toBe('NOT_FOUND')
})

test('a waiting device can sign out, and no SMS is sent', async () => {
  const { me, elsewhere } = await waiting()
  expect((await call('DELETE', '/my/session', elsewhere.bearer)).status).toBe(204)
  expect((await profile(elsewhere.bearer)).status).toBe(401)
  // Only the codes of the two sign-ins.
  expect(await codesOf(me.phone)).toHaveLength(2)
})
