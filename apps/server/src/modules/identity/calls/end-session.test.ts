import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await signInWorld()
const { signIn, signOut, refresh, profile, db } = world
const other = await world.newServer()

let made = 0
const someone = () => {
  const number = String(++made).padStart(7, '0')
  return { phone: `+37522${number}`, deviceId: `device-${number}`, address: `10.5.0.${made}` }
}

test('signing out takes effect at once, for this device only', async () => {
  const me = someone()
  const { bearer } = await signIn(me)
  const elsewhere = await signIn({ ...me, deviceId: `${me.deviceId}-2` })
  expect((await profile(bearer)).status).toBe(200)
  expect((await signOut(bearer)).statusCode).toBe(204)
  const after = await profile(bearer)
  expect([after.status, after.json.code]).toEqual([401, 'SESSION_EXPIRED'])
  expect((await signOut(bearer)).statusCode).toBe(401)
  expect((await profile(elsewhere.bearer)).status).toBe(200)
})

test('an ended session is audited once, with the reason', async () => {
  const me = someone()
  const first = await signIn(me)
  const { json: user } = await profile(first.bearer)
  await signOut(first.bearer)
  await signOut(first.bearer)
  const { refreshToken } = await signIn(me)
  const { json: next } = await refresh(refreshToken, me.deviceId)
  await refresh(next.refreshToken, me.deviceId)
  await refresh(refreshToken, me.deviceId)
  await refresh(refreshToken, me.deviceId)
  const rows = await db
    .selectFrom('audit')
    .select('action')
    .where('account_id', '=', user.userId)
    .where('action', 'in', ['signed-out', 'refresh-token-replayed'])
    .orderBy('id')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual(['signed-out', 'refresh-token-replayed'])
})

test('another server is notified of it', async () => {
  const { bearer } = await signIn(someone())
  expect((await other.profile(bearer)).status).toBe(200)
  await signOut(bearer)
  await expect.poll(async () => (await other.profile(bearer)).status).toBe(401)
})

test('a server without its LISTEN connection asks the database', async () => {
  const { bearer } = await signIn(someone())
  expect((await other.profile(bearer)).status).toBe(200)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike '%session%' and pid <> pg_backend_pid()
    and datname = current_database() and state = 'idle'`.execute(db)
  await signOut(bearer)
  await expect.poll(async () => (await other.profile(bearer)).status).toBe(401)
})

test('a sign-out waits for a deletion of its account, and they do not deadlock', async () => {
  const { bearer } = await signIn(someone())
  const { json: user } = await profile(bearer)
  let leaving: ReturnType<typeof signOut> | undefined
  await db.transaction().execute(async trx => {
    await sql`select from account where id = ${user.userId} for update`.execute(trx)
    leaving = signOut(bearer)
    // The inject call is sent only when its promise gets a `then`.
    leaving.then(() => undefined)
    await waitUntilBlocked(db)
    await sql`update session set ended_at = refreshed_at where account_id = ${user.userId}`.execute(trx)
  })
  expect((await leaving)?.statusCode).toBe(204)
})
