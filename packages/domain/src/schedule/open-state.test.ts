import { expect, test } from 'vitest'
import { openState } from './open-state.ts'
import { HOLIDAY, openingsOn, type Schedule } from './opening-hours.ts'

const nothing: Schedule = { hours: [], exceptions: [], daysOff: [], publicHolidays: [] }
const onDays = (days: readonly number[], opens: number, closes: number) =>
  days.map(day => ({ day, opens: opens * 60, closes: closes * 60 }))
const week = [1, 2, 3, 4, 5, 6, 7]
const working: Schedule = { ...nothing, hours: onDays([1, 2, 3, 4, 5], 8, 20) }
/** What clocks in Minsk show. */
const minsk = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`)
const state = (schedule: Schedule, at: string) => openState(schedule, minsk(at))
const opensAt = (at: string) => ({ isOpen: false, changesAt: minsk(at) })
const closesAt = (at: string) => ({ isOpen: true, changesAt: minsk(at) })

// 2026-03-06 is a Friday, 2026-03-08 (Sunday) a public holiday.
test.each([
  ['before the opening', '2026-03-06 07:59', opensAt('2026-03-06 08:00')],
  ['at the opening', '2026-03-06 08:00', closesAt('2026-03-06 20:00')],
  ['a minute before closing', '2026-03-06 19:59', closesAt('2026-03-06 20:00')],
  ['at closing, before a weekend', '2026-03-06 20:00', opensAt('2026-03-09 08:00')],
  ['on a day off', '2026-03-07 12:00', opensAt('2026-03-09 08:00')],
])('five days a week: %s', (_case, at, expected) => {
  expect(state(working, at)).toEqual(expected)
})

test('a break between two hours of a day is closed time', () => {
  const split = { ...nothing, hours: [...onDays([5], 14, 18), ...onDays([5], 9, 13)] }
  expect(state(split, '2026-03-06 13:30')).toEqual(opensAt('2026-03-06 14:00'))
  expect(state(split, '2026-03-06 12:00')).toEqual(closesAt('2026-03-06 13:00'))
})

test('hours after midnight belong to the evening before', () => {
  const night = { ...nothing, hours: onDays([5], 20, 26) }
  expect(state(night, '2026-03-07 01:59')).toEqual(closesAt('2026-03-07 02:00'))
  expect(state(night, '2026-03-07 02:00')).toEqual(opensAt('2026-03-13 20:00'))
  expect(state(night, '2026-03-06 01:00')).toEqual(opensAt('2026-03-06 20:00'))
})

test('hours up to midnight and from midnight on are one', () => {
  const late = { ...nothing, hours: [...onDays([5], 8, 24), ...onDays([6], 0, 10)] }
  expect(state(late, '2026-03-06 23:59')).toEqual(closesAt('2026-03-07 10:00'))
  expect(state(late, '2026-03-07 00:00')).toEqual(closesAt('2026-03-07 10:00'))
})

test('round the clock nothing changes, on public holidays neither', () => {
  const always = { ...nothing, hours: onDays(week, 0, 24), publicHolidays: ['2026-03-08'] }
  expect(state(always, '2026-03-06 00:00')).toEqual({ isOpen: true, changesAt: null })
  expect(state(always, '2026-03-08 12:00')).toEqual({ isOpen: true, changesAt: null })
})

test('a day off of the organisation closes also a centre that is open round the clock', () => {
  const always = { ...nothing, hours: onDays(week, 0, 24), daysOff: ['2026-03-08'] }
  expect(state(always, '2026-03-07 12:00')).toEqual(closesAt('2026-03-08 00:00'))
  expect(state(always, '2026-03-08 12:00')).toEqual(opensAt('2026-03-09 00:00'))
})

test('on a public holiday a centre is closed, unless it states hours for holidays', () => {
  const daily = { ...nothing, hours: onDays(week, 8, 20), publicHolidays: ['2026-03-08'] }
  expect(state(daily, '2026-03-08 12:00')).toEqual(opensAt('2026-03-09 08:00'))
  const shorter = { ...daily, hours: [...daily.hours, ...onDays([HOLIDAY], 10, 14)] }
  expect(state(shorter, '2026-03-08 12:00')).toEqual(closesAt('2026-03-08 14:00'))
  expect(state(shorter, '2026-03-08 14:00')).toEqual(opensAt('2026-03-09 08:00'))
})

test('the hours of a date replace those of the weekday, of a holiday and of a day off', () => {
  const date = '2026-03-08'
  const all = { hours: onDays(week, 8, 20), daysOff: [date], publicHolidays: [date] }
  const open = { ...all, exceptions: [{ date, opens: 600, closes: 660 }] }
  expect(openingsOn(open, date)).toEqual([{ opens: 600, closes: 660 }])
  const closed = { ...nothing, hours: all.hours, exceptions: [{ date, opens: null, closes: null }] }
  expect(openingsOn(closed, date)).toEqual([])
  expect(state(closed, '2026-03-08 12:00')).toEqual(opensAt('2026-03-09 08:00'))
})

test('a closed centre that opens at no date of the month has no next change', () => {
  const long = { ...nothing, exceptions: [{ date: '2026-06-01', opens: 480, closes: 600 }] }
  expect(state(long, '2026-03-08 12:00')).toEqual({ isOpen: false, changesAt: null })
})

test('a centre without hours states nothing', () => {
  expect(state(nothing, '2026-03-08 12:00')).toBeNull()
})
