import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
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

test('an identity token is valid for 15 minutes, and a refresh gives the next one', async () => {
  const me = someone()
  const { bearer, refreshToken } = await signIn(me)
  advanceSeconds(900)
  const late = await profile(bearer)
  expect([late.status, late.json.code]).toEqual([401, 'SESSION_EXPIRED'])
  const { status, json } = await refresh(refreshToken, me.deviceId)
  expect(status).toBe(200)
  expect((await profile(`${me.deviceId}:${json.identityToken}`)).status).toBe(200)
})

/** Makes spent refresh tokens older by this many seconds of database time. */
const waitInDatabase = (seconds: number) =>
  sql`update spent_refresh_token set answered_until = answered_until - ${seconds} * interval '1 second'`.execute(
    db,
  )

test.each([0, 59])(
  'a token whose answer was lost gets the same successor for a minute: after %i s',
  async seconds => {
    const me = someone()
    const { refreshToken } = await signIn(me)
    const { json: lost } = await refresh(refreshToken, me.deviceId)
    await waitInDatabase(seconds)
    const again = await refresh(refreshToken, me.deviceId)
    expect([again.status, again.json.refreshToken]).toEqual([200, lost.refreshToken])
    expect((await profile(`${me.deviceId}:${again.json.identityToken}`)).status).toBe(200)
    expect((await refresh(lost.refreshToken, me.deviceId)).status).toBe(200)
  },
)

test('thirty refreshes with one token at once get one successor, and every answer is usable', async () => {
  const me = someone()
  const { refreshToken } = await signIn(me)
  const answers = await Promise.all(Array.from({ length: 30 }, () => refresh(refreshToken, me.deviceId)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
  const successors = new Set(answers.map(({ json }) => json.refreshToken))
  expect(successors.size).toBe(1)
  for (const { json } of answers) {
    expect((await profile(`${me.deviceId}:${json.identityToken}`)).status).toBe(200)
  }
  expect((await refresh([...successors][0], me.deviceId)).status).toBe(200)
})

test('after the minute the token is refused, which is no theft while its successor is unused', async () => {
  const me = someone()
  const { refreshToken } = await signIn(me)
  const { json: next } = await refresh(refreshToken, me.deviceId)
  await waitInDatabase(61)
  const late = await refresh(refreshToken, me.deviceId)
  expect([late.status, late.json.code, late.json.attributes]).toEqual([401, 'SESSION_EXPIRED', {}])
  expect((await profile(`${me.deviceId}:${next.identityToken}`)).status).toBe(200)
  expect((await refresh(next.refreshToken, me.deviceId)).status).toBe(200)
})

test('a token that comes after its successor was used ends the session of both users', async () => {
  const me = someone()
  const { refreshToken } = await signIn(me)
  const { json: second } = await refresh(refreshToken, me.deviceId)
  const { json: third } = await refresh(second.refreshToken, me.deviceId)
  expect((await refresh(refreshToken, me.deviceId)).json.code).toBe('SESSION_EXPIRED')
  expect((await profile(`${me.deviceId}:${third.identityToken}`)).json.code).toBe('SESSION_EXPIRED')
  for (const { refreshToken: token } of [second, third]) {
    const { json } = await refresh(token, me.deviceId)
    // The token was stolen, the owner did not sign out: the answer does not tell the device to delete its store.
    expect([json.code, json.attributes]).toEqual(['SESSION_EXPIRED', {}])
  }
})

test.each(['in force', 'spent a moment ago'])(
  'a refresh token %s that comes from another device ends the session',
  async which => {
    const me = someone()
    const { refreshToken } = await signIn(me)
    const { json } = await refresh(refreshToken, me.deviceId)
    const stolen = which === 'in force' ? json.refreshToken : refreshToken
    expect((await refresh(stolen, 'another-device')).json.code).toBe('SESSION_EXPIRED')
    expect((await profile(`${me.deviceId}:${json.identityToken}`)).json.code).toBe('SESSION_EXPIRED')
    expect((await refresh(json.refreshToken, me.deviceId)).status).toBe(401)
  },
)

test('the successor cannot be computed from the database', async () => {
  const me = someone()
  const { refreshToken } = await signIn(me)
  const { json } = await refresh(refreshToken, me.deviceId)
  const { rows } = await sql<{ row: string }>`select t::text as row from (
    select s.* from session s where device_id = ${me.deviceId}) t`.execute(db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(json.refreshToken)
})

test('a refresh token ends with its session, and an unknown one is refused without details', async () => {
  const me = someone()
  const { bearer, refreshToken } = await signIn(me)
  await signOut(bearer)
  expect((await refresh(refreshToken, me.deviceId)).status).toBe(401)
  const unknown = await refresh('no such token', me.deviceId)
  expect([unknown.status, unknown.json.attributes]).toEqual([401, {}])
})

test('a session lasts sixty days from its last refresh', async () => {
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

test('a refresh waits for a sign-out of its device, and they do not deadlock', async () => {
  const me = someone()
  const { refreshToken } = await signIn(me)
  let refreshing: ReturnType<typeof refresh> | undefined
  await db.transaction().execute(async trx => {
    const ofDevice = sql`device_id = ${me.deviceId}`
    await sql`update device set confirmed_at = null where ${ofDevice}`.execute(trx)
    refreshing = refresh(refreshToken, me.deviceId)
    await waitUntilBlocked(db)
    await sql`update session set ended_at = refreshed_at where ${ofDevice}`.execute(trx)
  })
  expect((await refreshing)?.json.code).toBe('SESSION_EXPIRED')
})
