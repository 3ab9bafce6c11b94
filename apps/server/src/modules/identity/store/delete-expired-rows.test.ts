import { randomUUID } from 'node:crypto'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { forgetDevices } from '../devices/forget-devices.ts'
import { saveDevice } from '../devices/store.ts'
import { limits } from '../limits.ts'
import { forgetSpentRefreshTokens, rotate, sessionOfToken } from './refresh-tokens.ts'
import { endOfDevice, insertSession } from './sessions.ts'
import { forgetAuthEvents, insertAuthEvent } from './sign-in-statistics.ts'
import { forgetSpentCustomTokens, spendCustomToken } from './spent-custom-tokens.ts'
import { forgetSpentProofs, spendProof } from './spent-proofs.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-02T06:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a proof and a partner’s token are stored until they expire, and not longer', async () => {
  const proof = { hash: Buffer.from('a proof'), expiresAt: after(300) }
  const token = { issuer: 'partner', id: 'one', phone: '375291112233', expiresAt: after(300) }
  expect([await spendProof(db, proof), await spendCustomToken(db, token)]).toEqual([true, true])
  const forget = async (at: Date) => {
    await forgetSpentProofs(db, at)
    await forgetSpentCustomTokens(db, at)
  }
  await forget(after(299))
  expect([await spendProof(db, proof), await spendCustomToken(db, token)]).toEqual([false, false])
  await forget(after(300))
  expect([await spendProof(db, proof), await spendCustomToken(db, token)]).toEqual([true, true])
})

test('old events are deleted', async () => {
  const anonymousId = randomUUID()
  for (const at of [now, after(60)]) await insertAuthEvent(db, { anonymousId, event: 'wrong code', at })
  await forgetAuthEvents(db, after(60))
  const left = await db.selectFrom('auth_event').select('happened_at').execute()
  expect(left).toEqual([{ happened_at: after(60) }])
})

test('a spent refresh token is stored as long as it could have been valid', async () => {
  const [accountId, id] = [randomUUID(), randomUUID()]
  await db.insertInto('account').values({ id: accountId, phone: '375291112233', language: 'ru' }).execute()
  const owner = { accountId, deviceId: 'a-device-of-tests' }
  await saveDevice(db, { ...owner, name: 'A phone', now, roughAddress: '178.120.*.*' })
  await insertSession(db, id, owner, Buffer.from('first'), now)
  const spent = Buffer.from('first')
  await rotate(db, { deviceId: owner.deviceId, spent, successor: Buffer.from('second') }, now)
  await forgetSpentRefreshTokens(db, after(limits.sessionSeconds))
  expect((await sessionOfToken(db, spent))?.id).toBe(id)
  await forgetSpentRefreshTokens(db, after(limits.sessionSeconds + 1))
  expect(await sessionOfToken(db, spent)).toBeUndefined()
})

test('a device is deleted a year after it was last seen, unless it has a session', async () => {
  const accountId = randomUUID()
  await db.insertInto('account').values({ id: accountId, phone: '375291112244', language: 'ru' }).execute()
  const see = (deviceId: string, at: Date) =>
    saveDevice(db, { accountId, deviceId, name: 'A phone', now: at, roughAddress: null })
  for (const deviceId of ['left-long-ago', 'signed-in']) await see(deviceId, now)
  await see('seen-lately', after(60))
  await insertSession(db, randomUUID(), { accountId, deviceId: 'signed-in' }, Buffer.from('open'), now)
  await insertSession(db, randomUUID(), { accountId, deviceId: 'left-long-ago' }, Buffer.from('over'), now)
  await endOfDevice(db, { accountId, deviceId: 'left-long-ago' }, now)
  await forgetDevices(db, after(60))
  const left = await db.selectFrom('device').select('device_id').where('account_id', '=', accountId).execute()
  expect(left.map(({ device_id }) => device_id).sort()).toEqual(['seen-lately', 'signed-in'])
})
