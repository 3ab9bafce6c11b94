import { untilLockedOut } from '@vizit/test-kit/database/until-locked-out.ts'
import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const { signIn, refresh, profile, signOut, advanceSeconds, db } = await signInWorld()
const DAY = 86_400

let made = 0
const someone = () => {
  const number = String(++made).padStart(7, '0')
  return { phone: `+37565${number}`, deviceId: `device-${number}`, address: `10.4.0.${made}` }
}

test('an identity token lives a quarter of an hour, and refreshing goes on from there', async () => {
  const me = someone()
  const { bearer, refreshToken } = await signIn(me)
  advanceSeconds(900)
  const late = await profile(bearer)
  expect([late.status, late.json.code]).toEqual([401, 'SESSION_EXPIRED'])
  const { status, json } = await refresh(refreshToken, me.deviceId)
  expect(status).toBe(200)
  expect((await profile(`${me.deviceId}:${json.identityToken}`)).status).toBe(200)
})

test('a spent refresh token that comes back ends the session of thief and owner', async () => {
  const me = someone()
  const { refreshToken } = await signIn(me)
  const { json: next } = await refresh(refreshToken, me.deviceId)
  expect((await refresh(refreshToken, me.deviceId)).json.code).toBe('SESSION_EXPIRED')
  expect((await profile(`${me.deviceId}:${next.identityToken}`)).json.code).toBe('SESSION_EXPIRED')
  expect((await refresh(next.refreshToken, me.deviceId)).json.code).toBe('SESSION_EXPIRED')
})

test('a refresh token is of its device, and ends with the session', async () => {
  const me = someone()
  const { bearer, refreshToken } = await signIn(me)
  expect((await refresh(refreshToken, 'another-device')).status).toBe(401)
  await signOut(bearer)
  expect((await refresh(refreshToken, me.deviceId)).status).toBe(401)
  expect((await refresh('no such token', me.deviceId)).status).toBe(401)
})

test('a session lives sixty days from its last refresh', async () => {
  const me = someone()
  const { refreshToken } = await signIn(me)
  advanceSeconds(59 * DAY)
  const { json } = await refresh(refreshToken, me.deviceId)
  advanceSeconds(59 * DAY)
  const again = await refresh(json.refreshToken, me.deviceId)
  expect(again.status).toBe(200)
  advanceSeconds(60 * DAY)
  expect((await refresh(again.json.refreshToken, me.deviceId)).status).toBe(401)
})

test('while its device is being signed out it waits for the end of that, and neither stands in the other’s way', async () => {
  const me = someone()
  const { refreshToken } = await signIn(me)
  let refreshing: ReturnType<typeof refresh> | undefined
  await db.transaction().execute(async trx => {
    const ofDevice = sql`device_id = ${me.deviceId}`
    await sql`update device set confirmed_at = null where ${ofDevice}`.execute(trx)
    refreshing = refresh(refreshToken, me.deviceId)
    await untilLockedOut(db)
    await sql`update session set ended_at = refreshed_at where ${ofDevice}`.execute(trx)
  })
  expect((await refreshing)?.json.code).toBe('SESSION_EXPIRED')
})
