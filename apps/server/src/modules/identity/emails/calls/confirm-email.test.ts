import { accessWorld } from '@vizit/test-kit/sign-in/access-world.ts'
import { expect, test } from 'vitest'

const world = await accessWorld()
const {
  call,
  someone,
  signIn,
  signInElsewhere,
  saveEmail,
  changeEmail,
  withEmail,
  lastMail,
  followLink,
  undoChange,
  profile,
  advanceSeconds,
  db,
} = world
const typeCode = (bearer: string, code: string) => call('POST', '/my/profile/confirm-code', bearer, { code })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('the link confirms on any device, and says what it did, also when it is opened again', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, me.email)
  const { token } = await lastMail(me.email)
  const { status, json } = await followLink(token)
  expect([status, json]).toEqual([
    200,
    { confirmed: 'EMAIL', maskedEmail: expect.stringContaining('p***@'), deviceName: null },
  ])
  expect((await profile(bearer)).json).toMatchObject({
    waitingConfirmEmail: false,
    emails: [{ address: me.email, confirmed: true }],
  })
  expect(await followLink(token)).toEqual({ status, json })
  advanceSeconds(86_400)
  expect((await followLink(token)).json.code).toBe('LINK_EXPIRED')
})

test('the link of a device with access says so again, until its owner signs the device out', async () => {
  const me = await withEmail()
  const there = await signInElsewhere(me)
  await call('POST', '/my/profile/re-confirm', there.bearer)
  const { token } = await lastMail(me.email)
  const first = await followLink(token)
  expect([first.status, first.json.confirmed, first.json.deviceName]).toEqual([
    200,
    'DEVICE',
    expect.any(String),
  ])
  expect(await followLink(token)).toEqual(first)
  await call('DELETE', '/my/devices', me.bearer)
  expect((await followLink(token)).json.code).toBe('LINK_EXPIRED')
})

test('the link of a former address does not say that it is confirmed', async () => {
  const me = await withEmail()
  const next = `next-${me.email}`
  await changeEmail(me, next)
  const { token } = await lastMail(next)
  expect((await followLink(token)).status).toBe(200)
  expect((await undoChange((await lastMail(me.email)).token)).status).toBe(200)
  expect((await followLink(token)).json.code).toBe('LINK_EXPIRED')
})

test('a link is valid for a day, and cannot be guessed', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, me.email)
  const { token } = await lastMail(me.email)
  expect((await followLink(`${token.slice(0, -1)}_`)).json.code).toBe('LINK_EXPIRED')
  advanceSeconds(86_400)
  expect((await followLink(token)).json.code).toBe('LINK_EXPIRED')
})

test('the code confirms too; five wrong ones at once use it up, and the link stays valid', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, me.email)
  const { code, token } = await lastMail(me.email)
  const guesses = await Promise.all(Array.from({ length: 12 }, () => typeCode(bearer, wrong(code))))
  const left = guesses
    .filter(({ json }) => json.code === 'INVALID_CODE')
    .map(({ json }) => json.attributes.attemptsLeft)
  expect(left.sort()).toEqual([0, 1, 2, 3, 4])
  expect((await typeCode(bearer, code)).json.code).toBe('LINK_EXPIRED')
  expect((await followLink(token)).status).toBe(200)
})

test('the right code confirms at once', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, me.email)
  const { code } = await lastMail(me.email)
  expect((await typeCode(bearer, code)).json.confirmed).toBe('EMAIL')
  expect((await profile(bearer)).json.emails).toEqual([
    { address: me.email, usage: 'PRIMARY', confirmed: true },
  ])
})

test("for another account's address the reader of the e-mail learns of it, the person who asked does not", async () => {
  const owner = await withEmail()
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, owner.email)
  const { token } = await lastMail(owner.email)
  const { status, json } = await followLink(token)
  const device = await db
    .selectFrom('device')
    .select('ref')
    .where('device_id', '=', owner.deviceId)
    .executeTakeFirst()
  expect([status, json.code, json.attributes]).toEqual([
    409,
    'PROFILE_EXISTS',
    { deviceIdOfExistedUser: device?.ref },
  ])
  expect(JSON.stringify(json)).not.toContain(owner.deviceId)
  expect((await profile(bearer)).json).toMatchObject({
    deviceIdOfExistedUser: null,
    waitingConfirmEmail: true,
  })
  expect((await profile(owner.bearer)).json.emails).toEqual([
    { address: owner.email, usage: 'PRIMARY', confirmed: true },
  ])
})

test('if the code proves the address from within the account, the profile and saving it again say that it is taken', async () => {
  const owner = await withEmail()
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, owner.email)
  const { code } = await lastMail(owner.email)
  expect((await typeCode(bearer, code)).json.code).toBe('PROFILE_EXISTS')
  const { json: user } = await profile(bearer)
  expect(user.deviceIdOfExistedUser).toMatch(/^[0-9a-f-]{36}$/)
  const again = await saveEmail(bearer, owner.email)
  expect([again.status, again.json.code]).toEqual([409, 'PROFILE_EXISTS'])
  await saveEmail(bearer, null)
  expect((await profile(bearer)).json.deviceIdOfExistedUser).toBeNull()
})

test('two accounts that confirm one address at once: one gets it', async () => {
  const target = someone().email
  const tokens: string[] = []
  for (let n = 0; n < 2; n += 1) {
    const { bearer } = await signIn(someone())
    await saveEmail(bearer, target)
    tokens.push((await lastMail(target)).token)
  }
  const both = await Promise.all(tokens.map(followLink))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const owners = await db
    .selectFrom('account_email')
    .select('account_id')
    .where('address', '=', target)
    .where('confirmed_at', 'is not', null)
    .execute()
  expect(owners).toHaveLength(1)
})

test('one link opened many times at once confirms once, and is answered each time', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, me.email)
  const { token } = await lastMail(me.email)
  const all = await Promise.all(Array.from({ length: 8 }, () => followLink(token)))
  expect(all.filter(({ json }) => json.confirmed === 'EMAIL')).toHaveLength(8)
  const { json: user } = await profile(bearer)
  const audited = await db
    .selectFrom('audit')
    .select('action')
    .where('account_id', '=', user.userId)
    .where('action', '=', 'email-confirmed')
    .execute()
  expect(audited).toHaveLength(1)
})
