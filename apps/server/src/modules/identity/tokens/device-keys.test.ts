import { DAY_MS } from '@vizit/domain/time/day.ts'
import { accessWorld } from '@vizit/test-kit/sign-in/access-world.ts'
import { expect, test } from 'vitest'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { seal } from '../../../platform/secret/encrypt-text.ts'
import { forgetSessions } from '../store/sessions.ts'
import { createDeviceKeys } from './device-keys.ts'

const { call, someone, signIn, signInElsewhere, withEmail, profile, refresh, app, db, clock, secret } =
  await accessWorld()

const keysOf = async (bearer: string) => {
  const { hashKey, storeKey } = (await profile(bearer)).json
  return { hashKey, storeKey }
}
const sealedOf = async (deviceId: string) => {
  const keys = await db
    .selectFrom('device_store_keys')
    .selectAll()
    .where('device_id', '=', deviceId)
    .execute()
  return keys.map(({ sealed }) => sealed)
}

test('an account has two keys of its own on a device, the same at every request', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  // Two requests at once, as from two tabs.
  const [keys, again] = await Promise.all([keysOf(bearer), keysOf(bearer)])
  expect(keys).toEqual({
    hashKey: expect.stringMatching(/^[\w-]{43}$/),
    storeKey: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(keys.hashKey).not.toBe(keys.storeKey)
  expect(again).toEqual(keys)
  expect(await keysOf(bearer)).toEqual(keys)
})

test('a refreshed session keeps its keys', async () => {
  const me = someone()
  const { bearer, refreshToken } = await signIn(me)
  const keys = await keysOf(bearer)
  const { json } = await refresh(refreshToken, me.deviceId)
  expect(await keysOf(`${me.deviceId}:${json.identityToken}`)).toEqual(keys)
})

test("the account's next session on the same device has the same keys, however the last one ended", async () => {
  const me = someone()
  const first = await signIn(me)
  const keys = await keysOf(first.bearer)
  // A new sign-in while the former session has not ended.
  const second = await signIn(me)
  expect(await keysOf(second.bearer)).toEqual(keys)
  // The session ended because its token was stolen.
  const { json } = await refresh(second.refreshToken, me.deviceId)
  await refresh(json.refreshToken, 'another-device')
  expect((await profile(second.bearer)).status).toBe(401)
  // The session expired and was deleted.
  await db.deleteFrom('session').where('device_id', '=', me.deviceId).execute()
  expect(await keysOf((await signIn(me)).bearer)).toEqual(keys)
})

test('another device of the account, and another account on the device, have other keys', async () => {
  const me = someone()
  const here = await keysOf((await signIn(me)).bearer)
  const there = await keysOf((await signInElsewhere(me)).bearer)
  const other = await keysOf((await signIn({ ...someone(), deviceId: me.deviceId })).bearer)
  expect(new Set([here, there, other].flatMap(Object.values)).size).toBe(6)
  // The other account did not change the first one's keys.
  expect(await keysOf((await signIn(me)).bearer)).toEqual(here)
})

test('the keys are stored sealed, and are deleted when their owner signs the device out, here or elsewhere', async () => {
  const me = someone()
  const here = await signIn(me)
  const there = await signInElsewhere(me)
  const former = await keysOf(there.bearer)
  const [sealed] = await sealedOf(there.deviceId)
  expect(sealed).toMatch(/^[\w-]{100,}$/)
  for (const key of Object.values(former)) expect(sealed).not.toContain(key)
  await call('DELETE', '/my/devices', here.bearer)
  expect(await sealedOf(there.deviceId)).toEqual([])
  expect((await refresh(there.refreshToken, there.deviceId)).json.attributes).toEqual({ signedOut: true })
  expect(await keysOf((await signInElsewhere(me)).bearer)).not.toEqual(former)
  await keysOf(here.bearer)
  await call('DELETE', '/my/session', here.bearer)
  expect(await sealedOf(me.deviceId)).toEqual([])
  expect((await refresh(here.refreshToken, me.deviceId)).json.attributes).toEqual({ signedOut: true })
})

test('only the device itself learns that it was signed out, as long as it could come back', async () => {
  const me = someone()
  const here = await signIn(me)
  const there = await signInElsewhere(me)
  await call('DELETE', '/my/devices', here.bearer)
  expect((await refresh(there.refreshToken, 'another-device')).json.attributes).toEqual({})
  await forgetSessions(db, new Date(clock.now().getTime() + 59 * DAY_MS))
  expect((await refresh(there.refreshToken, there.deviceId)).json.attributes).toEqual({ signedOut: true })
  await forgetSessions(db, new Date(clock.now().getTime() + 61 * DAY_MS))
  expect((await refresh(there.refreshToken, there.deviceId)).json.attributes).toEqual({})
})

test('keys sealed by another secret stay stored, and open again with that secret', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  const keys = await keysOf(bearer)
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .where('device_id', '=', me.deviceId)
    .executeTakeFirstOrThrow()
  const rotated = createDeviceKeys({ database: { db }, secret: 'another secret, long enough to be one' })
  const others = await rotated.of(id)
  expect(others).not.toEqual(keys)
  expect(await rotated.of(id)).toEqual(others)
  expect(await keysOf(bearer)).toEqual(keys)
})

test("keys that an older server gave to the session become the device's", async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  const bytes = Buffer.alloc(64, 7)
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .where('device_id', '=', me.deviceId)
    .executeTakeFirstOrThrow()
  const sealed = seal(deriveKey(secret, 'device-keys'), bytes.toString('base64url'), id)
  await db.updateTable('session').set({ device_keys_sealed: sealed }).where('id', '=', id).execute()
  const half = bytes.subarray(32).toString('base64url')
  expect(await keysOf(bearer)).toEqual({ hashKey: half, storeKey: half })
  expect(await keysOf((await signIn(me)).bearer)).toEqual({ hashKey: half, storeKey: half })
})

test('a waiting device has no keys', async () => {
  const me = await withEmail()
  const there = await signInElsewhere(me)
  expect(await keysOf(there.bearer)).toEqual({ hashKey: null, storeKey: null })
  expect(await sealedOf(there.deviceId)).toEqual([])
})

test('answers with keys are not cached', async () => {
  const { bearer } = await signIn(someone())
  const { headers } = await app.inject({
    url: '/api/v2/my/profile',
    headers: { authorization: `Bearer ${bearer}` },
  })
  expect(headers['cache-control']).toContain('no-store')
})
