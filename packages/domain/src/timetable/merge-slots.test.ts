import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SlotTimes } from './make-slots.ts'
import { lastSlotIndexes } from './merge-slots.ts'

const minute = (n: number) => n * 60_000

function runsOf(slots: readonly SlotTimes[], minutes: number) {
  const last = lastSlotIndexes(
    slots.map(({ startsAt }) => startsAt),
    slots.map(({ endsAt }) => endsAt),
    minutes,
  )
  return slots.flatMap(({ startsAt }, at) => {
    const end = slots[last[at] ?? -1]
    return end ? [{ startsAt, endsAt: end.endsAt }] : []
  })
}

/** The rule as it is specified: one timeslot after another, each found by its start. */
function slowRunsOf(slots: readonly SlotTimes[], minutes: number) {
  return slots.flatMap(first => {
    let end = first
    while (end.endsAt - first.startsAt < minute(minutes)) {
      const next = slots.find(({ startsAt }) => startsAt === end.endsAt)
      if (!next) return []
      end = next
    }
    return [{ startsAt: first.startsAt, endsAt: end.endsAt }]
  })
}

const day = fc
  .array(fc.record({ pause: fc.constantFrom(0, 0, 0, 5, 30), length: fc.constantFrom(5, 10, 15, 20, 30) }))
  .map(pieces => {
    let at = 0
    return pieces.map(({ pause, length }) => {
      const startsAt = at + minute(pause)
      at = startsAt + minute(length)
      return { startsAt, endsAt: at }
    })
  })

test('a run equals the slots found by following each end to the next start', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 120 }), (slots, minutes) => {
      expect(runsOf(slots, minutes)).toEqual(slowRunsOf(slots, minutes))
    }),
  )
})

const halfHours = (...starts: number[]) =>
  starts.map(start => ({ startsAt: minute(start), endsAt: minute(start + 30) }))

test.each([
  ['one timeslot is enough', halfHours(0, 30), 30, [0, 30]],
  ['a service shorter than a timeslot takes the whole of it', halfHours(0), 10, [0]],
  ['two make an hour, the last one does not', halfHours(0, 30, 60), 60, [0, 30]],
  ['the last timeslot is taken completely', halfHours(0, 30, 60), 45, [0, 30]],
  ['none goes over a gap', halfHours(0, 60, 90), 60, [60]],
  ['none where the day is too short', halfHours(0, 30), 90, []],
])('%s', (_case, slots, minutes, starts) => {
  expect(runsOf(slots, minutes).map(({ startsAt }) => startsAt)).toEqual(starts.map(minute))
})
