import { accessWorld } from '@vizit/test-kit/sign-in/access-world.ts'
import { expect, test } from 'vitest'

const world = await accessWorld()
const {
  call,
  someone,
  signIn,
  signInElsewhere,
  withEmail,
  lastMail,
  followLink,
  profile,
  refresh,
  advanceSeconds,
  app,
  clock,
  db,
} = world
const other = await world.newServer()
const list = async (bearer: string) => (await call('GET', '/my/devices', bearer)).json

test('devices with a session are listed, this one first, without their device ids', async () => {
  const me = someone()
  const here = await signIn(me)
  advanceSeconds(60)
  const there = await signInElsewhere(me)
  const devices = await list(here.bearer)
  const seenAt = clock.now().toISOString().replace('.000Z', 'Z')
  expect(devices).toMatchObject([
    { name: 'Phone', address: '127.0.*.*', isThis: true, isConfirmed: true },
    { name: 'Phone', address: '127.0.*.*', isThis: false, isConfirmed: true, lastSeenAt: seenAt },
  ])
  expect(JSON.stringify(devices)).not.toContain(there.deviceId)
  expect(JSON.stringify(devices)).not.toContain(me.deviceId)
})

test('the list says the last call of each device, which is written once a minute at most', async () => {
  const me = someone()
  const here = await signIn(me)
  const there = await signInElsewhere(me)
  const seenThere = async () => Date.parse((await list(here.bearer))[1].lastSeenAt)
  const signedIn = await seenThere()
  advanceSeconds(59)
  await profile(there.bearer)
  const [device] = await list(here.bearer)
  expect(Date.parse(device.lastSeenAt) - signedIn).toBe(59_000)
  expect(await seenThere()).toBe(signedIn)
  advanceSeconds(241)
  await profile(there.bearer)
  await expect.poll(seenThere).toBe(signedIn + 300_000)
  advanceSeconds(59)
  await profile(there.bearer)
  await other.profile(there.bearer)
  await expect.poll(seenThere).toBe(signedIn + 359_000)
})

test('a refresh brings the rough address that it came from', async () => {
  const me = someone()
  const { refreshToken } = await signIn(me)
  advanceSeconds(300)
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/my/session/refresh',
    remoteAddress: '93.84.17.5',
    payload: { refreshToken, deviceId: me.deviceId },
  })
  const [device] = await list(`${me.deviceId}:${reply.json().identityToken}`)
  expect(device.address).toBe('93.84.*.*')
})

test('complete network addresses are not stored', async () => {
  const me = { ...someone(), address: '93.84.17.5' }
  await signIn(me)
  const stored = await db.selectFrom('device').selectAll().where('device_id', '=', me.deviceId).execute()
  expect(JSON.stringify(stored)).not.toContain('17.5')
})

test('a device signed out from another one is out at once, on every server', async () => {
  const me = someone()
  const here = await signIn(me)
  const there = await signInElsewhere(me)
  const [, { deviceRef }] = await list(here.bearer)
  expect((await other.profile(there.bearer)).status).toBe(200)
  expect((await call('DELETE', `/my/devices/${deviceRef}`, here.bearer)).status).toBe(204)
  expect((await profile(there.bearer)).json.code).toBe('SESSION_EXPIRED')
  await expect.poll(async () => (await other.profile(there.bearer)).status).toBe(401)
  expect((await refresh(there.refreshToken, there.deviceId)).status).toBe(401)
  expect(await list(here.bearer)).toHaveLength(1)
  expect((await call('DELETE', `/my/devices/${deviceRef}`, here.bearer)).json.code).toBe('NOT_FOUND')
})

test('a device that was signed out needs access again', async () => {
  const me = await withEmail()
  const { json: user } = await profile(me.bearer)
  const there = await signInElsewhere(me)
  await call('POST', '/my/profile/re-confirm', there.bearer)
  await world.followLink((await world.lastMail(me.email)).token)
  const [, { deviceRef }] = await list(me.bearer)
  await call('DELETE', `/my/devices/${deviceRef}`, me.bearer)
  const again = await signInElsewhere(me)
  expect((await profile(again.bearer)).json).toMatchObject({ userId: user.userId, accessNotAuthorized: true })
})

test('without an e-mail its owner is told when it comes back', async () => {
  const me = someone()
  const here = await signIn(me)
  await signInElsewhere(me)
  const told = async () => {
    const { payload } = await app.inject(`/dev/messages.json?to=${encodeURIComponent(me.phone)}`)
    return JSON.parse(payload).filter(({ text }: { text: string }) => text.includes('нового устройства'))
      .length
  }
  expect(await told()).toBe(1)
  const [, { deviceRef }] = await list(here.bearer)
  await call('DELETE', `/my/devices/${deviceRef}`, here.bearer)
  await signInElsewhere(me)
  expect(await told()).toBe(2)
})

test('all other devices are signed out, this one stays', async () => {
  const me = someone()
  const here = await signIn(me)
  const others = [await signInElsewhere(me, 'b'), await signInElsewhere(me, 'c')]
  expect((await call('DELETE', '/my/devices', here.bearer)).status).toBe(204)
  for (const { bearer } of others) expect((await profile(bearer)).status).toBe(401)
  expect(await list(here.bearer)).toMatchObject([{ isThis: true }])
})

test('a stranger’s device cannot be signed out', async () => {
  const stranger = await signIn(someone())
  const [{ deviceRef }] = await list(stranger.bearer)
  const me = await signIn(someone())
  expect((await call('DELETE', `/my/devices/${deviceRef}`, me.bearer)).json.code).toBe('NOT_FOUND')
  expect((await profile(stranger.bearer)).status).toBe(200)
})

test('a waiting device is listed as waiting, and can be turned away', async () => {
  const me = await withEmail()
  const there = await signInElsewhere(me)
  const [, waiting] = await list(me.bearer)
  expect(waiting).toMatchObject({ isConfirmed: false })
  await call('DELETE', `/my/devices/${waiting.deviceRef}`, me.bearer)
  expect((await profile(there.bearer)).json.code).toBe('SESSION_EXPIRED')
})

test('an e-mail for a device gives no access after it was turned away', async () => {
  const me = await withEmail()
  for (const turnAway of ['this one', 'all others'] as const) {
    const elsewhere = await signInElsewhere(me, turnAway === 'this one' ? 'second' : 'third')
    await call('POST', '/my/profile/re-confirm', elsewhere.bearer)
    const { token } = await lastMail(me.email)
    const [, waiting] = await list(me.bearer)
    await call(
      'DELETE',
      turnAway === 'this one' ? `/my/devices/${waiting.deviceRef}` : '/my/devices',
      me.bearer,
    )
    expect((await followLink(token)).json.code).toBe('LINK_EXPIRED')
  }
})

test('an identity token works only with its own device id', async () => {
  const [one, two] = [someone(), someone()]
  const [a, b] = [await signIn(one), await signIn(two)]
  const tokenOf = (bearer: string) => bearer.slice(bearer.indexOf(':') + 1)
  for (const stolen of [
    tokenOf(a.bearer),
    `:${tokenOf(a.bearer)}`,
    `${two.deviceId}:${tokenOf(a.bearer)}`,
    `${one.deviceId}:${tokenOf(b.bearer)}`,
  ]) {
    expect((await profile(stolen)).json.code).toBe('UNAUTHENTICATED')
  }
})
