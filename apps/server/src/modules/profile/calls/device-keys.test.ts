import { accessWorld } from '@vizit/test-kit/sign-in/access-world.ts'
import { expect, test } from 'vitest'

const { call, someone, signIn, signInElsewhere, withEmail, profile, refresh, app, db } = await accessWorld()

const keysOf = async (bearer: string) => {
  const { hashKey, storeKey } = (await profile(bearer)).json
  return { hashKey, storeKey }
}
const sealedOf = async (deviceId: string) => {
  const sessions = await db.selectFrom('session').selectAll().where('device_id', '=', deviceId).execute()
  return sessions.map(session => session.device_keys_sealed)
}

test('a session has two keys of its own, the same at every asking', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  // Asked at once, as by two tabs.
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

test('another device of the account, and the next session of this one, have other keys', async () => {
  const me = someone()
  const here = await keysOf((await signIn(me)).bearer)
  const there = await keysOf((await signInElsewhere(me)).bearer)
  const later = await keysOf((await signIn(me)).bearer)
  expect(new Set([here, there, later].flatMap(Object.values)).size).toBe(6)
})

test('the keys lie sealed, and go with the session, however it ends', async () => {
  const me = someone()
  const here = await signIn(me)
  const there = await signInElsewhere(me)
  const { hashKey, storeKey } = await keysOf(there.bearer)
  const [sealed] = await sealedOf(there.deviceId)
  expect(sealed).toMatch(/^[\w-]{100,}$/)
  for (const key of [hashKey, storeKey]) expect(sealed).not.toContain(key)
  await call('DELETE', '/my/devices', here.bearer)
  expect(await sealedOf(there.deviceId)).toEqual([null])
  await keysOf(here.bearer)
  await call('DELETE', '/my/session', here.bearer)
  expect(await sealedOf(me.deviceId)).toEqual([null])
})

test('a device that waits to be let in has none', async () => {
  const me = await withEmail()
  const there = await signInElsewhere(me)
  expect(await keysOf(there.bearer)).toEqual({ hashKey: null, storeKey: null })
  expect(await sealedOf(there.deviceId)).toEqual([null])
})

test('no cache keeps them', async () => {
  const { bearer } = await signIn(someone())
  const { headers } = await app.inject({
    url: '/api/v2/my/profile',
    headers: { authorization: `Bearer ${bearer}` },
  })
  expect(headers['cache-control']).toContain('no-store')
})
