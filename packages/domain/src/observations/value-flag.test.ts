import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Comparator, measuredNumber } from './measured-value.ts'
import { valueFlag } from './value-flag.ts'

const said = null

test.each([
  ['4,5', 4, 9, 'normal'],
  ['4', 4, 9, 'normal'],
  ['9', 4, 9, 'normal'],
  ['3,9', 4, 9, 'low'],
  ['9,1', 4, 9, 'high'],
  ['5', null, 9, 'normal'],
  ['5', 4, null, 'normal'],
  ['5', null, null, null],
  ['нет', 4, 9, null],
  ['<4', 4, 9, 'low'],
  ['<=4', 4, 9, null],
  ['<3', 4, 9, 'low'],
  ['<5', 4, 9, null],
  ['<5', null, 9, 'normal'],
  ['<20', null, 9, null],
  ['>9', 4, 9, 'high'],
  ['>=9', 4, 9, null],
  ['>5', 4, null, 'normal'],
  ['>2', 4, null, null],
] as const)('%s of %s to %s', (written, low, high, flag) =>
  expect(valueFlag({ ...measuredNumber(written), low, high, said })).toBe(flag),
)

test("the laboratory's own flag is used", () => {
  expect(valueFlag({ number: 5, comparator: null, low: 4, high: 9, said: 'abnormal' })).toBe('abnormal')
})

const within: Record<Comparator, (value: number, end: number) => boolean> = {
  '<': (value, end) => value < end,
  '<=': (value, end) => value <= end,
  '>': (value, end) => value > end,
  '>=': (value, end) => value >= end,
}

test('the flag of a value beyond the limit is true for every value there', () => {
  const small = fc.integer({ min: -20, max: 20 })
  const comparators = fc.constantFrom<Comparator[]>('<', '<=', '>', '>=')
  fc.assert(
    fc.property(
      small,
      comparators,
      fc.option(small),
      fc.option(fc.nat(20)),
      small,
      (number, comparator, low, width, value) => {
        const high = width === null ? null : (low ?? 0) + width
        const flag = valueFlag({ number, comparator, low, high, said })
        if (flag === null || !within[comparator](value, number)) return
        expect(valueFlag({ number: value, comparator: null, low, high, said })).toBe(flag)
      },
    ),
  )
})
