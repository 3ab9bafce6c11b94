import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isoWeek } from '../time/civil-date.ts'
import { civilDateOf, minskInstant } from '../time/minsk.ts'
import { anyDate, anyTimetable } from './arbitraries.ts'
import { calendarDays } from './calendar-days.ts'
import { makeSlots } from './make-slots.ts'
import type { Timetable, WeeklyShift } from './timetable.ts'

const monday: WeeklyShift = {
  weekday: 1,
  weeks: 'every',
  starts: '09:00',
  ends: '10:10',
  slotMinutes: 30,
  validFrom: null,
  validTo: null,
}
const weekly = (...shifts: WeeklyShift[]): Timetable => ({ shifts, exceptions: [] })
const november = { from: '2026-11-01', to: '2026-11-30' }
const starts = (timetable: Timetable, range = november, holidays?: Set<string>) =>
  makeSlots(timetable, calendarDays(range, holidays)).map(slot => new Date(slot.startsAt).toISOString())

test('a shift is cut into whole slots, in Minsk time', () => {
  expect(makeSlots(weekly(monday), calendarDays({ from: '2026-11-23', to: '2026-11-23' }))).toEqual([
    { startsAt: Date.parse('2026-11-23T06:00:00Z'), endsAt: Date.parse('2026-11-23T06:30:00Z') },
    { startsAt: Date.parse('2026-11-23T06:30:00Z'), endsAt: Date.parse('2026-11-23T07:00:00Z') },
  ])
})

test('odd and even weeks alternate', () => {
  const dates = starts(weekly({ ...monday, weeks: 'odd', ends: '09:30' })).map(civilDateOf)
  expect(dates).toEqual(['2026-11-02', '2026-11-16', '2026-11-30'])
  expect(dates.map(isoWeek)).toEqual([45, 47, 49])
})

test('hours are valid from their first to their last date, both included', () => {
  const limited = weekly({ ...monday, ends: '09:30', validFrom: '2026-11-09', validTo: '2026-11-16' })
  expect(starts(limited).map(civilDateOf)).toEqual(['2026-11-09', '2026-11-16'])
})

test('on a holiday there are no slots, unless an exception has hours', () => {
  const holidays = new Set(['2026-11-09', '2026-11-16'])
  const exceptions = [{ date: '2026-11-16', shifts: [{ starts: '12:00', ends: '13:00', slotMinutes: 60 }] }]
  const slots = starts({ shifts: [{ ...monday, ends: '09:30' }], exceptions }, november, holidays)
  expect(slots.map(civilDateOf)).toEqual(['2026-11-02', '2026-11-16', '2026-11-23', '2026-11-30'])
  expect(slots[1]).toBe(minskInstant('2026-11-16', '12:00'))
})

test("an exception replaces the week's hours, and one without hours closes the date", () => {
  const exceptions = [
    { date: '2026-11-02', shifts: [] },
    { date: '2026-11-05', shifts: [{ starts: '15:00', ends: '15:20', slotMinutes: 20 }] },
  ]
  const slots = starts(
    { shifts: [{ ...monday, ends: '09:30' }], exceptions },
    { from: '2026-11-02', to: '2026-11-09' },
  )
  expect(slots).toEqual([minskInstant('2026-11-05', '15:00'), minskInstant('2026-11-09', '09:00')])
})

test('the slots of a range are those of its parts, for any timetable', () =>
  fc.assert(
    fc.property(anyTimetable, anyDate, fc.nat(40), fc.nat(40), (timetable, from, first, second) => {
      const middle = addDays(from, first)
      const to = addDays(middle, second + 1)
      const whole = makeSlots(timetable, calendarDays({ from, to }))
      const parts = [
        ...makeSlots(timetable, calendarDays({ from, to: middle })),
        ...makeSlots(timetable, calendarDays({ from: addDays(middle, 1), to })),
      ]
      expect(whole).toEqual(parts)
    }),
  ))

test('slots are in order, have a length of the timetable, and lie within the range', () =>
  fc.assert(
    fc.property(anyTimetable, anyDate, fc.nat(60), (timetable, from, length) => {
      const to = addDays(from, length)
      const lengths = [...timetable.shifts, ...timetable.exceptions.flatMap(({ shifts }) => shifts)]
      const slots = makeSlots(timetable, calendarDays({ from, to }))
      slots.forEach((slot, index) => {
        expect(slot.startsAt).toBeGreaterThanOrEqual(slots[index - 1]?.startsAt ?? 0)
        expect(lengths.some(({ slotMinutes }) => slotMinutes * 60_000 === slot.endsAt - slot.startsAt)).toBe(
          true,
        )
        const date = civilDateOf(slot.startsAt)
        expect(date >= from && date <= to).toBe(true)
      })
    }),
  ))
