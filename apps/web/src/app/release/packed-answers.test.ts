import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, unpacked } from './packed-answers.ts'

const time = fc
  .integer({ min: 0, max: 60_000_000 })
  .map(minutes => new Date(minutes * 60_000).toISOString().replace('.000', ''))
const value = fc.oneof(time, fc.nat().map(String), fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const rows = fc
  .uniqueArray(
    fc.string({ minLength: 1 }).filter(key => key !== '~' && key !== '__proto__'),
    { maxLength: 4 },
  )
  .chain(keys => fc.array(fc.record(Object.fromEntries(keys.map(key => [key, value]))), { maxLength: 12 }))

test('whatever an answer holds is the same after the page', () => {
  const answers = fc.oneof(
    rows,
    value,
    fc.record({ items: rows, total: value }),
    fc.array(rows, { maxLength: 8 }),
  )
  fc.assert(
    fc.property(answers, answer => {
      expect(unpacked(JSON.parse(JSON.stringify(packed(answer))))).toEqual(JSON.parse(JSON.stringify(answer)))
    }),
  )
})

test("a doctor's free times are written as numbers", () => {
  const slots = Array.from({ length: 400 }, (_, at) => ({
    timeslotId: String(4_351_391 + at),
    assignmentId: '6219',
    startTime: new Date(Date.UTC(2026, 10, 26, 6, at * 20)).toISOString().replace('.000', ''),
    endTime: new Date(Date.UTC(2026, 10, 26, 6, at * 20 + 20)).toISOString().replace('.000', ''),
  }))
  const text = JSON.stringify(packed(slots))
  expect(text.length).toBeLessThan(JSON.stringify(slots).length / 5)
  expect(unpacked(JSON.parse(text))).toEqual(slots)
})
