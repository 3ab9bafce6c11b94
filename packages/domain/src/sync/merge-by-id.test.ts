import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeById, type ReadItem } from './merge-by-id.ts'

const read: fc.Arbitrary<ReadItem & { text: string }> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  // Few values, so that equal ones occur.
  lastUpdated: fc.integer({ min: 0, max: 3 }).map(second => `2026-03-02T06:00:0${second}Z`),
  readAt: fc.integer({ min: 0, max: 3 }),
  text: fc.constantFrom('reserved', 'moved', 'cancelled'),
})
const list = fc.array(read, { maxLength: 8 })
const sequences = fc.tuple(list, list, list)

test('merging again changes nothing', () => {
  fc.assert(
    fc.property(list, given => {
      const merged = mergeById(given)
      expect(mergeById(merged, merged)).toEqual(merged)
      expect(mergeById(merged, given)).toEqual(merged)
    }),
  )
})

test('answers may be merged in any order', () => {
  fc.assert(
    fc.property(sequences, ([a, b, c]) => {
      expect(mergeById(a, b)).toEqual(mergeById(b, a))
      expect(mergeById(mergeById(a, b), c)).toEqual(mergeById(a, mergeById(b, c)))
      expect(mergeById(a, b, c)).toEqual(mergeById(mergeById(c, a), b))
    }),
  )
})

test('no record is lost or invented, each is there once, and none is older than any read version', () => {
  fc.assert(
    fc.property(list, list, (a, b) => {
      const merged = mergeById(a, b)
      expect(merged.map(({ id }) => id)).toEqual([...new Set([...a, ...b].map(({ id }) => id))].sort())
      for (const item of merged) {
        const readings = [...a, ...b].filter(({ id }) => id === item.id)
        expect(readings).toContainEqual(item)
        expect(readings.every(({ lastUpdated }) => lastUpdated <= item.lastUpdated)).toBe(true)
      }
    }),
  )
})

test.each([
  ['a change wins over an earlier version that was read later', ['05', 1], ['04', 9], 'first'],
  ['of an unchanged record the later reading stays', ['04', 1], ['04', 9], 'second'],
] as const)('%s', (_case, first, second, wins) => {
  const reading = ([second_, readAt]: readonly [string, number], text: string) => ({
    id: 'a',
    lastUpdated: `2026-03-02T06:00:${second_}Z`,
    readAt,
    text,
  })
  expect(mergeById([reading(first, 'first')], [reading(second, 'second')])).toMatchObject([{ text: wins }])
})
