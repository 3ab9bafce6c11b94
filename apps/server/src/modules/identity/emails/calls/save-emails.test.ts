import { accessWorld } from '@vizit/test-kit/sign-in/access-world.ts'
import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'

const world = await accessWorld()
const {
  call,
  someone,
  signIn,
  saveEmail,
  changeEmail,
  withEmail,
  lastMail,
  mailsTo,
  followLink,
  profile,
  advanceSeconds,
} = world
const DAY = 86_400

test('an address is stored in lower case, waits for its confirmation, and gets an e-mail', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  const { status, json } = await saveEmail(bearer, `  ${me.email.toUpperCase()} `)
  expect([status, json]).toEqual([200, [{ address: me.email, usage: 'PRIMARY', confirmed: false }]])
  const { json: user } = await profile(bearer)
  expect(user).toMatchObject({ waitingConfirmEmail: true, emails: [{ address: me.email, confirmed: false }] })
  const { text, token, code } = await lastMail(me.email)
  expect(text).toContain(`/confirm-email#token=${token}`)
  expect(code).toMatch(/^\d{6}$/)
})

test('an address in .бел is shown in Cyrillic, and equals its Punycode form', async () => {
  const { bearer } = await signIn(someone())
  const written = 'Anna.K@Прыклад.БЕЛ'
  const address = 'anna.k@прыклад.бел'
  const saved = [{ address, usage: 'PRIMARY', confirmed: false }]
  expect(await saveEmail(bearer, written)).toMatchObject({ status: 200, json: saved })
  expect(await saveEmail(bearer, 'anna.k@xn--80aiqesg1f.xn--90ais')).toMatchObject({
    status: 200,
    json: saved,
  })
  expect(await mailsTo(address)).toHaveLength(1)
})

test.each([['anna'], ['anna@'], ['anna@example'], ['a b@example.by'], [`${'a'.repeat(300)}@example.by`]])(
  '%s is refused as an address',
  async address => {
    const { bearer } = await signIn(someone())
    const { status, json } = await saveEmail(bearer, address)
    expect([status, json.code]).toEqual([400, 'INVALID_ARGUMENT'])
  },
)

test('while a new address waits the former one is valid, and gets an e-mail when it is replaced', async () => {
  const me = await withEmail()
  const next = `next-${me.email}`
  const { json } = await changeEmail(me, next)
  expect(
    json.map(({ address, confirmed }: { address: string; confirmed: boolean }) => [address, confirmed]),
  ).toEqual([
    [me.email, true],
    [next, false],
  ])
  const mailsBefore = (await mailsTo(me.email)).length
  await followLink((await lastMail(next)).token)
  expect((await profile(me.bearer)).json.emails).toEqual([
    { address: next, usage: 'PRIMARY', confirmed: true },
  ])
  const told = await mailsTo(me.email)
  expect(told).toHaveLength(mailsBefore + 1)
  expect(told[0]?.text).toContain('другой e-mail')
  expect(told[0]?.text).not.toContain(next)
})

test('returning to the current address cancels the change, and its link is invalid', async () => {
  const me = await withEmail()
  const next = `next-${me.email}`
  await changeEmail(me, next)
  const { token } = await lastMail(next)
  expect((await saveEmail(me.bearer, me.email)).json).toEqual([
    { address: me.email, usage: 'PRIMARY', confirmed: true },
  ])
  expect((await followLink(token)).json.code).toBe('LINK_EXPIRED')
})

test('an empty list removes the address, which gets an e-mail, and then the SMS is enough again', async () => {
  const me = await withEmail()
  expect((await changeEmail(me, null)).json).toEqual([])
  expect((await lastMail(me.email)).text).toContain('удалён')
  const elsewhere = await world.signInElsewhere(me)
  expect((await profile(elsewhere.bearer)).json.accessNotAuthorized).toBe(false)
})

test('the same address again sends no second e-mail; another one gets its own at once', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, me.email)
  await saveEmail(bearer, me.email)
  expect(await mailsTo(me.email)).toHaveLength(1)
  expect((await saveEmail(bearer, `other-${me.email}`)).status).toBe(200)
})

test('an account can have five addresses a day, however the requests are spread', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  for (let n = 0; n < limits.addressMailsOfAccount; n += 1) {
    expect((await saveEmail(bearer, `n${n}-${me.email}`)).status).toBe(200)
  }
  const { status, json } = await saveEmail(bearer, me.email)
  expect([status, json.code, json.attributes]).toEqual([429, 'ERROR_TOO_MANY_REQUESTS', { retryAfter: DAY }])
})

test('strangers who enter somebody’s address into their accounts cannot fill that mailbox', async () => {
  const target = someone().email
  const outcomes = []
  for (let n = 0; n < limits.addressMailsOfAddress + 2; n += 1) {
    const { bearer } = await signIn(someone())
    outcomes.push((await saveEmail(bearer, target)).status)
  }
  expect(outcomes.filter(status => status === 200)).toHaveLength(limits.addressMailsOfAddress)
  expect(await mailsTo(target)).toHaveLength(limits.addressMailsOfAddress)
})

test('an address of another account gets the same answer as a free one', async () => {
  const owner = await withEmail()
  const me = someone()
  const { bearer } = await signIn(me)
  const { status, json } = await saveEmail(bearer, owner.email)
  expect([status, json]).toEqual([200, [{ address: owner.email, usage: 'PRIMARY', confirmed: false }]])
  expect((await profile(bearer)).json.deviceIdOfExistedUser).toBeNull()
})

test('links and codes are stored only as hashes', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, me.email)
  const { token, code } = await lastMail(me.email)
  const rows = await world.db
    .selectFrom('email_confirmation')
    .selectAll()
    .where('address', '=', me.email)
    .execute()
  const outbox = await world.db
    .selectFrom('outbox')
    .select('data')
    .where('recipient', '=', me.email)
    .execute()
  expect(JSON.stringify([rows, outbox])).not.toContain(token)
  expect(JSON.stringify(outbox)).not.toContain(code)
})

test('the e-mail can be requested again after a minute, and the former link is then invalid', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  await saveEmail(bearer, me.email)
  const before = await lastMail(me.email)
  const early = await call('POST', '/my/profile/re-confirm', bearer)
  expect([early.status, early.json.code, early.json.attributes]).toEqual([
    409,
    'INVALID_STATE',
    { retryAfter: 61 },
  ])
  advanceSeconds(61)
  const { status, json } = await call('POST', '/my/profile/re-confirm', bearer)
  expect([status, json]).toEqual([
    200,
    { maskedEmail: expect.stringMatching(/^p\*\*\*@e\*\*\*\.by$/), resendAfter: 61 },
  ])
  expect((await followLink(before.token)).json.code).toBe('LINK_EXPIRED')
  expect((await followLink((await lastMail(me.email)).token)).status).toBe(200)
})

test('without anything to confirm no e-mail is sent', async () => {
  const me = await withEmail()
  expect((await call('POST', '/my/profile/re-confirm', me.bearer)).json.code).toBe('NOT_FOUND')
})
