import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isHeldBack } from './held-price.ts'
import { parseKopecks } from './kopecks.ts'
import { readStockCells, type StockCells } from './stock-row.ts'

const at = { now: new Date('2026-11-23T09:00:00Z'), today: '2026-11-23' }
const cells = (given: Partial<StockCells> = {}): StockCells => ({
  ...{ price: '12,50', quantity: '', bestBefore: '', updatedAt: '' },
  ...given,
})
const read = (given: Partial<StockCells>) => readStockCells(cells(given), at)

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.05', 1205],
  ['0,01', 1],
  ['1 234,50', 123_450],
  ['12.500', 1250],
  ['100000', 10_000_000],
  ['100000,01', null],
  ['0', null],
  ['-5', null],
  ['12.345', null],
  ['12 BYN', null],
  ['', null],
  ['1e3', null],
])('the price %s', (text, kopecks) => expect(parseKopecks(text)).toBe(kopecks))

test('every price in kopecks is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom('.', ','), (price, point) => {
      const text = `${Math.floor(price / 100)}${point}${String(price % 100).padStart(2, '0')}`
      expect(parseKopecks(text)).toBe(price)
    }),
  )
})

test('an empty cell says nothing', () => {
  expect(read({})).toEqual({ price: 1250, quantity: null, bestBefore: null, asOf: null })
})

test.each<[string, Partial<StockCells>, object | string]>([
  ['a quantity', { quantity: '7' }, { quantity: 7 }],
  ['a part of a pack', { quantity: '2,5' }, { quantity: 2 }],
  ['sold out', { quantity: '0' }, { quantity: 0, price: 0 }],
  ['sold out, without a price', { quantity: '0', price: '' }, { quantity: 0, price: 0 }],
  ['sold out, at a price of zero', { quantity: '0', price: '0.00' }, { quantity: 0, price: 0 }],
  ['sold out, at a zero with a comma', { quantity: '0', price: '0,0000' }, { quantity: 0, price: 0 }],
  ['less than a pack, at zero', { quantity: '0.4', price: '0' }, { quantity: 0, price: 0 }],
  ['sold out, of a series of former days', { quantity: '0', bestBefore: '2026-01-31' }, { quantity: 0 }],
  ['in stock without a price', { quantity: '1', price: '' }, 'price'],
  ['in stock at a price of zero', { quantity: '1', price: '0.00' }, 'price'],
  ['in stock, nobody says how many, at a price of zero', { price: '0' }, 'price'],
  ['sold out at less than nothing', { quantity: '0', price: '-0.01' }, 'price'],
  ['sold out at a wrong price', { quantity: '0', price: 'нет' }, 'price'],
  ['a wrong quantity', { quantity: 'много' }, 'quantity'],
  ['a date', { bestBefore: '31.05.2027' }, { bestBefore: '2027-05-31' }],
  ['a month', { bestBefore: '02.2028' }, { bestBefore: '2028-02-29' }],
  ['a month of ISO', { bestBefore: '2027-04' }, { bestBefore: '2027-04-30' }],
  ['good until today', { bestBefore: '2026-11-23' }, { bestBefore: '2026-11-23' }],
  ['no longer good', { bestBefore: '2026-11-22' }, { problem: 'expired', asOf: null }],
  [
    'no longer good an hour ago',
    { bestBefore: '2026-11-22', updatedAt: '2026-11-23T08:00:00Z' },
    { problem: 'expired', asOf: new Date('2026-11-23T08:00:00Z') },
  ],
  ['no longer good, of no time', { bestBefore: '2026-11-22', updatedAt: 'вчера' }, 'updatedAt'],
  ['no date', { bestBefore: '31.02.2027' }, 'bestBefore'],
  ['an instant', { updatedAt: '2026-11-23T08:30:15.7Z' }, { asOf: new Date('2026-11-23T08:30:15Z') }],
  ['another zone', { updatedAt: '2026-11-23T11:30:00+03:00' }, { asOf: new Date('2026-11-23T08:30:00Z') }],
  ['a time of Minsk', { updatedAt: '23.11.2026 08:30:15' }, { asOf: new Date('2026-11-23T05:30:00Z') }],
  ['the future', { updatedAt: '2026-11-23T10:00:00Z' }, 'updatedAt'],
  ['no time', { updatedAt: 'вчера' }, 'updatedAt'],
])('%s', (_case, given, expected) => {
  if (typeof expected === 'string') expect(read(given)).toBe(expected)
  else expect(read(given)).toMatchObject(expected)
})

describe('a price is held back', () => {
  test('at more than ten times the usual one, or less than a tenth', () => {
    expect([99, 100, 10_000, 10_001].map(price => isHeldBack(price, 1000))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})
