import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import type { Changes } from '../../../platform/changes/changes.ts'
import { permitOnlineBooking } from './permit-online-booking.ts'

const world = await testWorld()
const told: unknown[] = []
const changes: Changes = { publish: (...what) => void told.push(what) }
const deps = { database: world, clock: world.clock, changes }

test('an administrator forbids an account to book online and allows it again; its visits stay', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  expect((await world.book(patient, requireValue(slots[0]))).status).toBe(201)

  const phone = `+${patient.phone.slice(0, 3)} (${patient.phone.slice(3, 5)}) ${patient.phone.slice(5)}`
  expect(await permitOnlineBooking({ phone, isAllowed: false }, deps)).toBe(true)
  const refused = await world.book(patient, requireValue(slots[2]))
  expect([refused.status, refused.json.attributes.declineReasons?.[0]?.code]).toEqual([403, 3])
  expect(told).toEqual([['profile', { accounts: [patient.accountId] }]])

  await permitOnlineBooking({ phone, isAllowed: true }, deps)
  expect((await world.book(patient, requireValue(slots[2]))).status).toBe(201)
  const audit = await world.db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('subject', '=', patient.accountId)
    .where('action', 'like', 'online-booking-%')
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'online-booking-forbidden', details: {} },
    { action: 'online-booking-allowed', details: {} },
  ])
})

test.each(['+375 29 999-99-99', 'nobody'])('%s, which no account has, changes nothing', async phone => {
  expect(await permitOnlineBooking({ phone, isAllowed: false }, deps)).toBe(false)
})
