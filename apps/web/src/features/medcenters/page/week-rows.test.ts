import { expect, test } from 'vitest'
import { weekRows } from './week-rows.ts'

const on = (days: number[], opens: string, closes: string) => days.map(day => ({ day, opens, closes }))
const row = (from: number, to: number, ...openings: [string, string][]) => ({
  from,
  to,
  openings: openings.map(([opens, closes]) => ({ opens, closes })),
})

test('days with the same hours are one row; days without hours and holidays are closed', () => {
  expect(weekRows([...on([1, 2, 3, 4, 5], '08:00', '20:00'), ...on([6], '09:00', '14:00')])).toEqual([
    row(1, 5, ['08:00', '20:00']),
    row(6, 6, ['09:00', '14:00']),
    row(7, 7),
    row(8, 8),
  ])
})

test('a break parts the hours of a day, in their order; holidays have their own', () => {
  const hours = [
    ...on([1], '14:00', '18:00'),
    ...on([1], '09:00', '13:00'),
    ...on([2, 3, 4, 5, 6, 7], '09:00', '13:00'),
    ...on([8], '10:00', '12:00'),
  ]
  expect(weekRows(hours)).toEqual([
    row(1, 1, ['09:00', '13:00'], ['14:00', '18:00']),
    row(2, 7, ['09:00', '13:00']),
    row(8, 8, ['10:00', '12:00']),
  ])
})

test('a centre that never closes has no row of holidays', () => {
  expect(weekRows(on([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00'))).toEqual([row(1, 7, ['00:00', '24:00'])])
})
