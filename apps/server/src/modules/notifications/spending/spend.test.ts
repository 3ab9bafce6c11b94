import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { refund, spend } from './spend.ts'

const { db } = await testDatabase()
const START = new Date('2026-03-02T06:00:30Z')
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const to = '375291112233'

beforeEach(async () => {
  await db.deleteFrom('sms_spending').execute()
})

test('a message over the limit waits until enough of the hour has passed', async () => {
  const limits = { perHour: 3, byPrefix: {} }
  expect(await spend(db, limits, { to, parts: 2, at: START })).toBeNull()
  expect(await spend(db, limits, { to, parts: 1, at: later(600) })).toBeNull()
  const until = await spend(db, limits, { to, parts: 2, at: later(700) })
  // The first minute is now more than an hour ago.
  expect(until).toEqual(new Date('2026-03-02T07:00:00Z'))
  expect(await spend(db, limits, { to, parts: 2, at: until ?? START })).toBeNull()
})

test('a prefix has its own limit and also counts towards the limit for all', async () => {
  const limits = { perHour: 5, byPrefix: { '37529': 2, '7': 0 } }
  const at = START
  expect(await spend(db, limits, { to, parts: 2, at })).toBeNull()
  expect(await spend(db, limits, { to, parts: 1, at })).not.toBeNull()
  expect(await spend(db, limits, { to: '79161112233', parts: 1, at })).not.toBeNull()
  expect(await spend(db, limits, { to: '375331112233', parts: 3, at })).toBeNull()
  expect(await spend(db, limits, { to: '375331112233', parts: 1, at })).not.toBeNull()
})

test('two servers keep the limit together', async () => {
  const limits = { perHour: 10, byPrefix: { '37529': 7 } }
  const asked = Array.from({ length: 40 }, () => spend(db, limits, { to, parts: 1, at: START }))
  expect((await Promise.all(asked)).filter(until => until === null)).toHaveLength(7)
})

test('a message larger than its limit is sent if nothing was spent, so it does not wait for ever', async () => {
  const limits = { perHour: 2, byPrefix: {} }
  expect(await spend(db, limits, { to, parts: 5, at: START })).toBeNull()
  expect(await spend(db, limits, { to, parts: 1, at: START })).not.toBeNull()
})

test('the charge of a message that was not accepted is given back', async () => {
  const limits = { perHour: 2, byPrefix: { '37529': 2 } }
  const expense = { to, parts: 2, at: START }
  expect(await spend(db, limits, expense)).toBeNull()
  await refund(db, limits, expense)
  expect(await spend(db, limits, expense)).toBeNull()
})

test('without limits no charges are stored', async () => {
  expect(await spend(db, { perHour: null, byPrefix: {} }, { to, parts: 1, at: START })).toBeNull()
  expect(await db.selectFrom('sms_spending').selectAll().execute()).toEqual([])
})
