import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FreeSlot, runsContainingSlot } from './runs-containing-slot.ts'

const ORIGIN = Date.parse('2026-03-03T06:00:00Z')
const at = (minutes: number) => new Date(ORIGIN + minutes * 60_000)
const slot = (id: string, from: number, to: number): FreeSlot => ({ id, startsAt: at(from), endsAt: at(to) })
const idsOf = (slots: readonly FreeSlot[], freed: string, minutes: number | null) =>
  runsContainingSlot(slots, freed, minutes).map(({ slotIds }) => slotIds.join(' '))

const halfHours = [slot('a', 0, 30), slot('b', 30, 60), slot('c', 60, 90), slot('e', 120, 150)]

test.each([
  ['alone, where no service is wanted', 'b', null, ['b']],
  ['alone, where it is long enough', 'b', 30, ['b']],
  ['with the one before and with the one after', 'b', 60, ['a b', 'b c']],
  ['with both', 'b', 75, ['a b c']],
  ['not over a gap', 'c', 60, ['b c']],
  ['not at all, where its neighbours do not reach', 'e', 60, []],
  ['nor where there are too few', 'b', 120, []],
  ['nor where it is not free any more', 'd', 30, []],
])('%s', (_case, freed, minutes, runs) => expect(idsOf(halfHours, freed, minutes)).toEqual(runs))

test('a service that is not a multiple of the timeslots takes the last one completely', () => {
  expect(idsOf([slot('a', 0, 20), slot('b', 20, 40), slot('c', 40, 60)], 'a', 45)).toEqual(['a b c'])
})

test('every run is as long as needed, no longer, without gaps, and contains the freed timeslot', () => {
  const lengths = fc.array(
    fc.record({ gap: fc.constantFrom(0, 0, 0, 10), length: fc.constantFrom(10, 15, 30) }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(lengths, fc.nat(), fc.integer({ min: 5, max: 120 }), (given, pick, minutes) => {
      let end = 0
      const slots = given.map(({ gap, length }, n) => {
        const made = slot(String(n), end + gap, end + gap + length)
        end += gap + length
        return made
      })
      const freed = String(pick % slots.length)
      const found = runsContainingSlot(slots, freed, minutes)
      for (const { slotIds, startsAt, endsAt } of found) {
        const taken = slotIds.map(id => slots[Number(id)])
        const total = taken.reduce((sum, one) => sum + Number(one?.endsAt) - Number(one?.startsAt), 0)
        expect(total).toBe(Number(endsAt) - Number(startsAt))
        const last = taken.at(-1)
        expect(total).toBeGreaterThanOrEqual(minutes * 60_000)
        expect(total - (Number(last?.endsAt) - Number(last?.startsAt))).toBeLessThan(minutes * 60_000)
        expect(slotIds).toContain(freed)
      }
      const starts = found.map(({ startsAt }) => startsAt.getTime())
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
    }),
  )
})
