import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test } from 'vitest'
import { createFamily } from '../../modules/family/family.ts'
import { makeDemoAccounts } from '../../modules/identity/public.ts'
import { demoPeople } from '../demo-people.ts'

const { profile, database, clock, secret, advanceSeconds } = await signInWorld()
const whole = { ...database, close: database.drop }
const family = createFamily({ database: whole, clock, accessLevels: async () => ({}) })
const make = async (count: number) =>
  makeDemoAccounts(count, await demoPeople(), { database: whole, clock, secret, family })

test('demo accounts are adults with consent and a session of hours', async () => {
  const accounts = await make(5)
  advanceSeconds(11 * 3600)
  for (const { phone, profileId, deviceId, bearer } of accounts) {
    expect(phone).toMatch(/^375(29|33|44)0\d{6}$/)
    expect(bearer.startsWith(`${deviceId}:`)).toBe(true)
    const { status, json } = await profile(bearer)
    expect([status, json.me, json.primaryPhone, json.consentReceived]).toEqual([200, profileId, phone, true])
    expect(json.birthday < '2008-01-01').toBe(true)
  }
})

test('every run makes new accounts, also at the same time', async () => {
  const made = (await Promise.all([make(4), make(4), make(4)])).flat()
  expect(new Set(made.map(({ phone }) => phone)).size).toBe(12)
  expect(new Set(made.map(({ profileId }) => profileId)).size).toBe(12)
})
