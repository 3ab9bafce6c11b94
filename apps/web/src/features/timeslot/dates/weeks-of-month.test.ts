import { expect, test } from 'vitest'
import { weeksOfMonth } from './weeks-of-month.ts'

test('a leap February that begins on a Thursday', () => {
  const weeks = weeksOfMonth('2024-02-17')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, null, null, '2024-02-01', '2024-02-02', '2024-02-03', '2024-02-04'])
  expect(weeks[4]).toEqual(['2024-02-26', '2024-02-27', '2024-02-28', '2024-02-29', null, null, null])
})

test('a month of exactly four weeks', () => {
  expect(weeksOfMonth('2027-02-01')).toHaveLength(4)
})
