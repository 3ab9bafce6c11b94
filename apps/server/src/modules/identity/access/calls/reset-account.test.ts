import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { accessWorld } from '@vizit/test-kit/sign-in/access-world.ts'
import { expect, test } from 'vitest'

const world = await accessWorld()
const {
  call,
  withEmail,
  signInElsewhere,
  saveEmail,
  lastMail,
  followLink,
  profile,
  refresh,
  advanceSeconds,
  db,
} = world
const reset = (bearer: string, body: object = { confirmed: true }) =>
  call('POST', '/my/profile/reset', bearer, body)

async function waiting() {
  const me = await withEmail()
  const { json: before } = await profile(me.bearer)
  const elsewhere = await signInElsewhere(me)
  return { me, before, elsewhere }
}

test('the phone gets a new empty account, and the former one keeps its data out of reach', async () => {
  const { me, before, elsewhere } = await waiting()
  const { status, json } = await reset(elsewhere.bearer)
  expect(status).toBe(200)
  const { json: after } = await profile(`${elsewhere.deviceId}:${json.identityToken}`)
  expect(after).toMatchObject({
    primaryPhone: me.phone.slice(1),
    accessNotAuthorized: false,
    emails: [],
    fullNameRu: null,
  })
  expect([after.userId === before.userId, after.me === before.me]).toEqual([false, false])
  const former = await db
    .selectFrom('account')
    .select('phone')
    .where('id', '=', before.userId)
    .executeTakeFirst()
  expect(former).toEqual({ phone: null })
  const profiles = await db.selectFrom('profile').select('id').where('id', '=', before.me).execute()
  expect(profiles).toHaveLength(1)
  for (const ended of [me, elsewhere]) {
    expect((await profile(ended.bearer)).json.code).toBe('SESSION_EXPIRED')
    expect((await refresh(ended.refreshToken, ended.deviceId)).status).toBe(401)
  }
})

test('the former address gets an e-mail, is free again, and cannot confirm anything of the former account', async () => {
  const { me, elsewhere } = await waiting()
  await call('POST', '/my/profile/re-confirm', elsewhere.bearer)
  const { token } = await lastMail(me.email)
  const { json } = await reset(elsewhere.bearer)
  const bearer = `${elsewhere.deviceId}:${json.identityToken}`
  expect((await lastMail(me.email)).text).toContain('отвязан от номера')
  expect((await followLink(token)).json.code).toBe('LINK_EXPIRED')
  advanceSeconds(61)
  await saveEmail(bearer, me.email)
  expect((await followLink((await lastMail(me.email)).token)).status).toBe(200)
})

test('the reset is audited with row ids only', async () => {
  const { before, elsewhere } = await waiting()
  await reset(elsewhere.bearer)
  const rows = await db
    .selectFrom('audit')
    .select(['subject', 'details'])
    .where('account_id', '=', before.userId)
    .where('action', '=', 'account-reset')
    .execute()
  expect(rows).toEqual([{ subject: expect.stringMatching(/^[0-9a-f-]{36}$/), details: {} }])
})

test('the phone must have been confirmed by SMS just before', async () => {
  const { elsewhere, me } = await waiting()
  advanceSeconds(601)
  expect((await reset(elsewhere.bearer)).json.code).toBe('FRESH_SIGN_IN_REQUIRED')
  const again = await signInElsewhere(me)
  expect((await reset(again.bearer)).status).toBe(200)
})

test("a reset needs the user's confirmation and a waiting device", async () => {
  const { me, elsewhere } = await waiting()
  for (const body of [{}, { confirmed: false }])
    expect((await reset(elsewhere.bearer, body)).status).toBe(400)
  expect((await reset(me.bearer)).json.code).toBe('INVALID_STATE')
  expect((await profile(me.bearer)).status).toBe(200)
})

test('two resets at once make one new account', async () => {
  const { me, elsewhere } = await waiting()
  const other = await signInElsewhere(me, 'third')
  const all = await Promise.all([elsewhere, other, elsewhere, other].map(({ bearer }) => reset(bearer)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', me.phone.slice(1))
    .execute()
  expect(accounts).toHaveLength(1)
})

test("of a reset and the owner's confirmation of the device at once exactly one takes effect", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { me, before, elsewhere } = await waiting()
    await call('POST', '/my/profile/re-confirm', elsewhere.bearer)
    const { token } = await lastMail(me.email)
    const [made, let_in] = await Promise.all([reset(elsewhere.bearer), followLink(token)])
    const account = await db
      .selectFrom('account')
      .select('phone')
      .where('id', '=', before.userId)
      .executeTakeFirst()
    expect([made.status === 200, let_in.status === 200]).toEqual([
      account?.phone === null,
      account?.phone !== null,
    ])
  }
})

test('a reset and another sign-in with the phone at once: one account has the phone', async () => {
  const { me, elsewhere } = await waiting()
  const [made, opened] = await Promise.all([reset(elsewhere.bearer), signInElsewhere(me, 'third')])
  expect(made.status).toBe(200)
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', me.phone.slice(1))
    .execute()
  expect(accounts).toHaveLength(1)
  const { status, json } = await profile(opened.bearer)
  expect(status === 401 || json.userId === accounts[0]?.id).toBe(true)
})

test("a reset and the account's deletion at once: the later one is told that the session is over", async () => {
  const { before, elsewhere } = await waiting()
  await call('POST', '/my/profile/re-confirm', elsewhere.bearer)
  const { token } = await lastMail(before.emails[0].address)
  const meanwhile = await db.transaction().execute(async trx => {
    await trx.selectFrom('account').select('id').where('id', '=', before.userId).forUpdate().execute()
    const late = Promise.all([reset(elsewhere.bearer), followLink(token)])
    await waitUntilBlocked(db)
    await trx.deleteFrom('account').where('id', '=', before.userId).execute()
    return { late }
  })
  const codes = (await meanwhile.late).map(({ json }) => json.code)
  expect(codes).toEqual(['SESSION_EXPIRED', 'LINK_EXPIRED'])
})
