import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { limits } from '../limits.ts'
import { rotateKeys } from './rotate-keys.ts'
import { createSigningKeys } from './signing-keys.ts'

const world = await signInWorld()
const { signIn, refresh, profile, db, clock, advanceSeconds, secret, database, newServer } = world
const other = await newServer()
const sealing = deriveKey(secret, 'signing-key')
const newServersKeys = () => createSigningKeys({ database, clock, secret })
const keyOf = (bearer: string) => decodeProtectedHeader(requireValue(bearer.split(':')[1])).kid
const rotate = (how: 'now' | 'if-due' | 'revoking') => rotateKeys(db, sealing, clock.now(), how)

let made = 0
const someone = () => {
  const number = String(++made).padStart(7, '0')
  return { phone: `+37533${number}`, deviceId: `device-${number}`, address: `10.6.0.${made}` }
}

test('servers that start at once agree on one first key', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => newServersKeys().current()))
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
})

test('a key is stored sealed', async () => {
  const { key } = await newServersKeys().current()
  const rows = await db.selectFrom('signing_key').select('sealed').execute()
  for (const { sealed } of rows) expect(sealed).not.toContain(key.export().toString('base64url'))
})

test("a new key is known to all servers before it signs, and the former one's tokens stay valid until they expire", async () => {
  const me = someone()
  const before = await signIn(me)
  await rotate('now')
  const meanwhile = await signIn({ ...me, deviceId: `${me.deviceId}-2` })
  expect(keyOf(meanwhile.bearer)).toBe(keyOf(before.bearer))

  advanceSeconds(limits.keyNoticeSeconds)
  // As the loop on every server does each minute.
  const server = await newServer()
  const after = await server.signIn({ ...me, deviceId: `${me.deviceId}-3` })
  expect(keyOf(after.bearer)).not.toBe(keyOf(before.bearer))
  for (const { bearer } of [before, meanwhile, after]) {
    expect((await profile(bearer)).status).toBe(200)
    expect((await other.profile(bearer)).status).toBe(200)
  }
})

test('a key is replaced after thirty days, once, by the first server', async () => {
  const count = async () => (await db.selectFrom('signing_key').select('id').execute()).length
  await rotate('if-due')
  const before = await count()
  advanceSeconds(limits.keySeconds)
  await Promise.all(Array.from({ length: 6 }, () => newServersKeys().rotateIfDue()))
  // The former keys have expired by now and are deleted.
  expect([before, await count()]).toEqual([2, 2])
  await rotate('if-due')
  expect(await count()).toBe(2)
})

test('an expired key verifies nothing', async () => {
  const keys = newServersKeys()
  const { id } = await keys.current()
  await rotate('now')
  await keys.reload()
  expect(keys.has(id)).toBe(true)
  advanceSeconds(limits.longestIdentityTokenSeconds + 2 * limits.keyNoticeSeconds)
  expect([keys.has(id), await keys.find(id)]).toEqual([false, undefined])
})

test('revoking keys ends every identity token at once, and refresh tokens stay valid', async () => {
  const me = someone()
  const { bearer, refreshToken } = await signIn(me)
  await rotate('revoking')
  const fresh = await newServer()
  expect((await fresh.profile(bearer)).json.code).toBe('UNAUTHENTICATED')
  const { json } = await fresh.refresh(refreshToken, me.deviceId)
  expect((await fresh.profile(`${me.deviceId}:${json.identityToken}`)).status).toBe(200)
  expect((await refresh(json.refreshToken, me.deviceId)).status).toBe(200)
})

test('keys sealed with another secret are skipped', async () => {
  const moved = createSigningKeys({
    database,
    clock,
    secret: 'another secret of the same database, later on',
  })
  const { id } = await moved.current()
  expect([moved.has(id), (await newServersKeys().current()).id === id]).toEqual([true, false])
})
