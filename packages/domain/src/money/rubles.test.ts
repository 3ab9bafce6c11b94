import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kopecksOf } from './rubles.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['1 000,50', 100_050],
  ['1\u00a0000\u00a0000.05', 100_000_005],
  ['12\u202f500', 1_250_000],
])('%j are %i kopecks', (text, kopecks) => expect(kopecksOf(text)).toBe(kopecks))

test.each([
  '',
  '1,000',
  '12.500',
  '1.000,50',
  '1,000.50',
  '10 00',
  '1  000',
  '1000 000',
  '-5',
  '5 руб.',
  '1,2,3',
  ',50',
])('%j is no sum', text => expect(kopecksOf(text)).toBeNull())

test('a sum as the screen writes it is read as itself', () => {
  const format = new Intl.NumberFormat('ru', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), kopecks => {
      expect(kopecksOf(format.format(kopecks / 100))).toBe(kopecks)
    }),
  )
})
