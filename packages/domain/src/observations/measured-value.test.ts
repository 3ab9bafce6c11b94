import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measuredNumber } from './measured-value.ts'

test.each([
  ['4,5', 4.5, null],
  [' 4.50 ', 4.5, null],
  ['-1', -1, null],
  ['< 0,01', 0.01, '<'],
  ['>100', 100, '>'],
  ['≤5', 5, '<='],
  ['>= 5', 5, '>='],
  ['1 250', 1250, null],
  ['1 250,5', 1250.5, null],
  ['5e-7', 5e-7, null],
  ['< 1,5E+3', 1500, '<'],
  ['5e-7e', null, null],
  ['отрицательно', null, null],
  ['1:80', null, null],
  ['4,5–6', null, null],
  ['12 5', null, null],
  ['', null, null],
  ['<', null, null],
] as const)('%s', (written, number, comparator) =>
  expect(measuredNumber(written)).toEqual({ number, comparator }),
)

test('a number is read with either decimal separator', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.nat(999), (whole, part) => {
      const written = `${whole}.${String(part).padStart(3, '0')}`
      expect(measuredNumber(written).number).toBe(Number(written))
      expect(measuredNumber(written.replace('.', ',')).number).toBe(Number(written))
    }),
  )
})
