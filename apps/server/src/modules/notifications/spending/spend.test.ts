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

test('what is over the limit waits until enough of the hour has passed', async () => {
  const limits = { perHour: 3, byPrefix: {} }
  expect(await spend(db, limits, { to, parts: 2, at: START })).toBeNull()
  expect(await spend(db, limits, { to, parts: 1, at: later(600) })).toBeNull()
  const until = await spend(db, limits, { to, parts: 2, at: later(700) })
  // The first minute leaves the hour.
  expect(until).toEqual(new Date('2026-03-02T07:00:00Z'))
  expect(await spend(db, limits, { to, parts: 2, at: until ?? START })).toBeNull()
})

test('a prefix has a limit of its own, and spends of the one over all', async () => {
  const limits = { perHour: 5, byPrefix: { '37529': 2, '7': 0 } }
  const at = START
  expect(await spend(db, limits, { to, parts: 2, at })).toBeNull()
  expect(await spend(db, limits, { to, parts: 1, at })).not.toBeNull()
  expect(await spend(db, limits, { to: '79161112233', parts: 1, at })).not.toBeNull()
  expect(await spend(db, limits, { to: '375331112233', parts: 3, at })).toBeNull()
  expect(await spend(db, limits, { to: '375331112233', parts: 1, at })).not.toBeNull()
})

test('servers side by side keep the limit together', async () => {
  const limits = { perHour: 10, byPrefix: { '37529': 7 } }
  const asked = Array.from({ length: 40 }, () => spend(db, limits, { to, parts: 1, at: START }))
  expect((await Promise.all(asked)).filter(until => until === null)).toHaveLength(7)
})

test('a message longer than its limit passes where nothing was spent, not for ever never', async () => {
  const limits = { perHour: 2, byPrefix: {} }
  expect(await spend(db, limits, { to, parts: 5, at: START })).toBeNull()
  expect(await spend(db, limits, { to, parts: 1, at: START })).not.toBeNull()
})

test('what was not taken is given back', async () => {
  const limits = { perHour: 2, byPrefix: { '37529': 2 } }
  const expense = { to, parts: 2, at: START }
  expect(await spend(db, limits, expense)).toBeNull()
  await refund(db, limits, expense)
  expect(await spend(db, limits, expense)).toBeNull()
})

test('without limits nothing is written down', async () => {
  expect(await spend(db, { perHour: null, byPrefix: {} }, { to, parts: 1, at: START })).toBeNull()
  expect(await db.selectFrom('sms_spending').selectAll().execute()).toEqual([])
})
