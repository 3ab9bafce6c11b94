import fc from 'fast-check'
import { expect, test } from 'vitest'
import { internalEan13, isEan13 } from './ean13.ts'

test.each(['4006381333931', '5901234123457', '2000000000015'])('a code with its check digit: %s', text =>
  expect(isEan13(text)).toBe(true),
)

test.each(['4006381333932', '400638133393', '40063813339311', '400638133393x', ' 4006381333931', ''])(
  'no code: "%s"',
  text => expect(isEan13(text)).toBe(false),
)

test('every digit that is misread is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = [...'4600051000057']
      digits[at] = String((Number(digits[at]) + by) % 10)
      expect(isEan13(digits.join(''))).toBe(false)
    }),
  )
})

test('an internal code is one of its number alone', () => {
  expect(internalEan13(1)).toBe('2000000000015')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), number => {
      expect(isEan13(internalEan13(number))).toBe(true)
      expect(Number(internalEan13(number).slice(2, 12))).toBe(number)
    }),
  )
})
