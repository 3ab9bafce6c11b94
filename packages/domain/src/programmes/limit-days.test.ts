import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/civil-date.ts'
import { limitDays, limitRenewsOn } from './limit-days.ts'

const contract = { from: '2026-02-10', to: '2027-02-09' }

test.each([
  ['MONTH', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['MONTH', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['MONTH', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['YEAR', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['CONTRACT', '2026-12-31', '2026-02-10', '2027-02-09'],
] as const)('a limit of a %s counts %s with %s to %s', (period, day, from, to) => {
  expect(limitDays(period, day, contract)).toEqual({ from, to })
})

test('a contract without an end is counted for ever', () => {
  expect(limitDays('CONTRACT', '2040-01-01', { from: '2026-02-10', to: null }).to).toBeNull()
})

test('months and years follow one another: each day is in one of them', () => {
  fc.assert(
    fc.property(fc.constantFrom('MONTH', 'YEAR'), fc.integer({ min: 0, max: 40_000 }), (period, later) => {
      const day = addDays('2000-01-01', later)
      const { from, to } = limitDays(period, day, contract)
      expect(from <= day && day <= (to ?? '')).toBe(true)
      expect(limitDays(period, addDays(to ?? '', 1), contract).from).toBe(addDays(to ?? '', 1))
      expect(limitDays(period, from, contract)).toEqual({ from, to })
    }),
  )
})

test.each([
  ['MONTH', '2026-12-31', null, '2027-01-01'],
  ['YEAR', '2026-03-31', null, '2027-01-01'],
  ['YEAR', '2026-03-31', '2027-01-01', '2027-01-01'],
  ['YEAR', '2026-03-31', '2026-12-31', null],
  ['MONTH', '2026-03-31', '2026-03-31', null],
  ['CONTRACT', '2026-03-31', null, null],
] as const)(
  'a limit of a %s on %s, of who is covered until %s, begins anew on %s',
  (period, day, last, anew) => {
    expect(limitRenewsOn(period, day, contract, last)).toBe(anew)
  },
)
