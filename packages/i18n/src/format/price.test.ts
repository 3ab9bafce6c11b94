import { expect, test } from 'vitest'
import { serverTexts } from '../server-texts.ts'
import { formatPrice } from './price.ts'

test.each([
  [5.9, 9, '5,90–9,00\u00a0руб.'],
  [9, 12.5, '9,00–12,50\u00a0руб.'],
  [9, 12, '9–12\u00a0руб.'],
  [1200, 1200, '1\u00a0200\u00a0руб.'],
  [7.5, 7.5, '7,50\u00a0руб.'],
])('a price from %s to %s is written %s', (priceFrom, priceTo, written) => {
  const common = serverTexts('ru').area('common')
  expect(formatPrice('ru', common, { priceKind: 'range', priceFrom, priceTo })).toBe(written)
})
