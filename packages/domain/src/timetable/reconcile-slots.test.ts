import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reconcileSlots, withoutOverlap } from './reconcile-slots.ts'

const anySlots = fc.uniqueArray(
  fc.record({ startsAt: fc.integer({ min: 0, max: 20 }), length: fc.integer({ min: 1, max: 3 }) }),
  { selector: slot => slot.startsAt, maxLength: 12 },
)
const slots = (given: { startsAt: number; length: number }[]) =>
  given.map(({ startsAt, length }) => ({ startsAt, endsAt: startsAt + length }))

test('removing the surplus and adding the missing slots gives the wanted ones', () =>
  fc.assert(
    fc.property(anySlots.map(slots), anySlots.map(slots), (existing, wanted) => {
      const { kept, surplus, missing } = reconcileSlots(existing, wanted)
      expect([...kept, ...surplus]).toHaveLength(existing.length)
      expect(new Set([...kept, ...missing].map(s => `${s.startsAt}-${s.endsAt}`))).toEqual(
        new Set(wanted.map(s => `${s.startsAt}-${s.endsAt}`)),
      )
    }),
  ))

test('a slot of another length is not the same slot', () => {
  const { kept, surplus, missing } = reconcileSlots(
    [{ startsAt: 0, endsAt: 2 }],
    [{ startsAt: 0, endsAt: 3 }],
  )
  expect({ kept, surplus, missing }).toEqual({
    kept: [],
    surplus: [{ startsAt: 0, endsAt: 2 }],
    missing: [{ startsAt: 0, endsAt: 3 }],
  })
})

test('slots that touch a taken interval stay, those that overlap it are removed', () => {
  const day = [0, 1, 2, 3].map(startsAt => ({ startsAt, endsAt: startsAt + 1 }))
  expect(withoutOverlap(day, [{ startsAt: 1, endsAt: 2 }]).map(slot => slot.startsAt)).toEqual([0, 2, 3])
  expect(withoutOverlap(day, [{ startsAt: 0.5, endsAt: 2.5 }]).map(slot => slot.startsAt)).toEqual([3])
})
