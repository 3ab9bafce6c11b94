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
  mailsTo,
  followLink,
  undoChange,
  profile,
  refresh,
  advanceSeconds,
} = world
const HOURS = 3600

const addresses = async (bearer: string) =>
  (await profile(bearer)).json.emails?.map(
    ({ address, confirmed }: { address: string; confirmed: boolean }) => [address, confirmed],
  )

type Me = Awaited<ReturnType<typeof withEmail>>

/** Changes an account's address; returns the link that the former address received. */
async function replaced(me: Me, next = `next-${me.email}`) {
  await changeEmail(me, next)
  await followLink((await lastMail(next)).token)
  return { next, token: (await lastMail(me.email)).token }
}

test('the former address can undo the change without a sign-in, and the device that made it waits for access again', async () => {
  const me = await withEmail()
  const { token } = await replaced(me)
  const { status, json } = await undoChange(token)
  expect([status, json]).toEqual([
    200,
    { maskedEmail: expect.stringMatching(/^p\*\*\*@e\*\*\*\.by$/), devicesSignedOut: 1 },
  ])
  expect((await profile(me.bearer)).status).toBe(401)
  const again = await signIn(me)
  expect((await profile(again.bearer)).json.accessNotAuthorized).toBe(true)
  expect((await mailsTo(me.phone.replace('+', '')))[1]?.text).toContain('вернули прежний e-mail')
  await call('POST', '/my/profile/request-profile-access', again.bearer, { email: me.email })
})

test('the store of a device that lost access stays locked, and has the same keys after it gets access again', async () => {
  const me = await withEmail()
  const signedIn = await signIn(me)
  const { hashKey, storeKey } = (await profile(signedIn.bearer)).json
  expect([hashKey, storeKey]).toEqual([expect.any(String), expect.any(String)])
  const { token } = await replaced({ ...me, bearer: signedIn.bearer })
  expect((await undoChange(token)).json.devicesSignedOut).toBe(1)
  // Not reported as a sign-out by the owner, after which the device would delete its store.
  expect((await refresh(signedIn.refreshToken, me.deviceId)).json).toMatchObject({
    code: 'SESSION_EXPIRED',
    attributes: {},
  })
  const again = await signIn(me)
  expect((await profile(again.bearer)).json).toMatchObject({ hashKey: null, storeKey: null })
  await call('POST', '/my/profile/re-confirm', again.bearer)
  await followLink((await lastMail(me.email)).token)
  expect((await profile((await signIn(me)).bearer)).json).toMatchObject({ hashKey, storeKey })
})

test('a removed address can be restored, and devices that came in by SMS alone lose access', async () => {
  const me = await withEmail()
  await changeEmail(me, null)
  const { token } = await lastMail(me.email)
  const thief = await signInElsewhere(me)
  expect((await profile(thief.bearer)).json.accessNotAuthorized).toBe(false)
  expect((await undoChange(token)).json.devicesSignedOut).toBe(2)
  expect((await profile(thief.bearer)).status).toBe(401)
})

test('a device with access by the new address loses it, one with earlier access keeps it', async () => {
  const me = await withEmail()
  const old = await signInElsewhere(me, 'old')
  await call('POST', '/my/profile/re-confirm', old.bearer)
  await followLink((await lastMail(me.email)).token)
  const { bearer } = await signIn({ ...me, deviceId: `${me.deviceId}-old` })
  advanceSeconds(61)
  const { next, token } = await replaced(me)
  const thief = await signInElsewhere(me, 'thief')
  await call('POST', '/my/profile/re-confirm', thief.bearer)
  await followLink((await lastMail(next)).token)
  expect((await undoChange(token)).json.devicesSignedOut).toBe(2)
  expect(await addresses(bearer)).toEqual([[me.email, true]])
  const back = await signIn({ ...me, deviceId: `${me.deviceId}-thief` })
  expect((await profile(back.bearer)).json.accessNotAuthorized).toBe(true)
})

test('a link works once, is answered the same for 72 hours, and cannot be guessed', async () => {
  const [me, late] = [await withEmail(), await withEmail()]
  const { token } = await replaced(me)
  const { token: lateToken } = await replaced(late)
  expect((await undoChange(`${token.slice(0, -1)}_`)).json.code).toBe('LINK_EXPIRED')
  advanceSeconds(71 * HOURS)
  const pressed = await Promise.all(Array.from({ length: 6 }, () => undoChange(token)))
  const done = { maskedEmail: expect.stringMatching(/^p\*\*\*@e\*\*\*\.by$/), devicesSignedOut: 1 }
  expect(pressed).toEqual(Array.from({ length: 6 }, () => ({ status: 200, json: done })))
  const told = (await mailsTo(me.email)).filter(({ text }) => text.includes('вернули прежний e-mail'))
  expect(told).toHaveLength(1)
  // A sign-in after the first press is not ended by the next press.
  const { bearer } = await signIn(me)
  expect((await undoChange(token)).json).toEqual(done)
  expect((await profile(bearer)).status).toBe(200)
  advanceSeconds(HOURS)
  expect((await undoChange(token)).json.code).toBe('LINK_EXPIRED')
  expect((await undoChange(lateToken)).json.code).toBe('LINK_EXPIRED')
})

test('after two changes the first address can undo both, whatever the second one did', async () => {
  const me = await withEmail()
  const first = await replaced(me)
  advanceSeconds(61)
  const second = await replaced({ ...me, email: first.next }, `last-${me.email}`)
  expect((await undoChange(second.token)).status).toBe(200)
  expect((await undoChange(first.token)).json.maskedEmail).toContain('p***@')
  expect((await undoChange(second.token)).json.code).toBe('LINK_EXPIRED')
  const row = await world.db
    .selectFrom('account_email')
    .select('address')
    .where('address', 'in', [me.email, first.next, second.next])
    .execute()
  expect(row).toEqual([{ address: me.email }])
})

test('after the first address undid the change, the link of the second one is invalid', async () => {
  const me = await withEmail()
  const first = await replaced(me)
  advanceSeconds(61)
  const second = await replaced({ ...me, email: first.next }, `last-${me.email}`)
  expect((await undoChange(first.token)).status).toBe(200)
  expect((await undoChange(second.token)).json.code).toBe('LINK_EXPIRED')
})

test('an account that was deleted or lost its phone meanwhile is not restored', async () => {
  const [gone, reset] = [await withEmail(), await withEmail()]
  const [a, b] = [await replaced(gone), await replaced(reset)]
  const accountOf = async (bearer: string) => (await profile(bearer)).json.userId
  await world.db
    .updateTable('account')
    .set({ phone: null })
    .where('id', '=', await accountOf(reset.bearer))
    .execute()
  await world.db
    .deleteFrom('account')
    .where('id', '=', await accountOf(gone.bearer))
    .execute()
  expect((await undoChange(a.token)).json.code).toBe('LINK_EXPIRED')
  expect((await undoChange(b.token)).json.code).toBe('LINK_EXPIRED')
})

test('an address that another account has confirmed meanwhile stays there', async () => {
  const me = await withEmail()
  const { next, token } = await replaced(me)
  const other = await signIn(someone())
  advanceSeconds(61)
  await saveEmail(other.bearer, me.email)
  await followLink((await lastMail(me.email)).token)
  expect((await undoChange(token)).json.code).toBe('PROFILE_EXISTS')
  expect(await addresses(me.bearer)).toEqual([[next, true]])
})

test('the link is stored only as a hash', async () => {
  const me = await withEmail()
  const { token } = await replaced(me)
  const rows = await world.db.selectFrom('email_undo').selectAll().where('address', '=', me.email).execute()
  const outbox = await world.db
    .selectFrom('outbox')
    .select('data')
    .where('recipient', '=', me.email)
    .execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify([rows, outbox])).not.toContain(token)
})

test('a confirmed address is not changed or removed with the session alone; a waiting one is', async () => {
  const me = await withEmail()
  expect((await saveEmail(me.bearer, `next-${me.email}`)).json.code).toBe('FRESH_CODE_REQUIRED')
  expect((await saveEmail(me.bearer, null)).json.code).toBe('FRESH_CODE_REQUIRED')
  expect((await saveEmail(me.bearer, me.email)).status).toBe(200)
  expect(await addresses(me.bearer)).toEqual([[me.email, true]])
  const fresh = await signIn(someone())
  expect((await saveEmail(fresh.bearer, `first-${me.email}`)).status).toBe(200)
  expect((await saveEmail(fresh.bearer, null)).status).toBe(200)
})
