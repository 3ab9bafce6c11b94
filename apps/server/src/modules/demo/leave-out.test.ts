import { addDays } from '@vizit/domain/time/civil-date.ts'
import { minskInstant } from '@vizit/domain/time/minsk.ts'
import { expect, test } from 'vitest'
import { leaveOutDemoSlots } from './leave-out.ts'

const HALF_HOUR = 1_800_000
const days = Array.from({ length: 60 }, (_, day) =>
  Date.parse(minskInstant(addDays('2026-11-21', day), '09:00')),
)
const slots = days.flatMap(day =>
  Array.from({ length: 16 }, (_, at) => ({
    startsAt: day + at * HALF_HOUR,
    endsAt: day + (at + 1) * HALF_HOUR,
  })),
)
const doctors = Array.from({ length: 200 }, (_, at) => String(at + 1))
const busyShare = (doctor: string) =>
  slots.filter(slot => leaveOutDemoSlots(doctor, slot)).length / slots.length

test('every doctor has free and taken times, in different shares', () => {
  const shares = doctors.map(busyShare).toSorted((one, other) => one - other)
  expect(shares[0]).toBeGreaterThan(0.15)
  expect(shares[0]).toBeLessThan(0.35)
  expect(shares.at(-1)).toBeLessThan(0.9)
  expect(shares.at(-1)).toBeGreaterThan(0.65)
})

test('the same timeslots are left out each time', () => {
  const leftOut = () => slots.map(slot => leaveOutDemoSlots('17', slot))
  expect(leftOut()).toEqual(leftOut())
})
