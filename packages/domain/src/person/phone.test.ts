import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhone } from './phone.ts'

const code = fc.constantFrom('22', '25', '29', '33', '44', '65', '55')
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map(all => all.join(''))
const noise = fc.constantFrom('', ' ', '(', ')', '-', '\u00a0', '–')
const fullWidth = (text: string) =>
  text.replace(/[+\d]/g, sign => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))

test('any spelling of a phone gives its digits, and reading them again changes nothing', () =>
  fc.assert(
    fc.property(
      code,
      digits(7),
      fc.array(noise, { minLength: 13, maxLength: 13 }),
      fc.boolean(),
      (c, n, gaps, plus) => {
        const phone = `375${c}${n}`
        const written = [...`${plus ? '+' : ''}${phone}`].map((digit, at) => digit + gaps[at]).join('')
        expect(parsePhone(written)).toBe(phone)
        expect(parsePhone(phone)).toBe(phone)
        expect(parsePhone(fullWidth(written))).toBe(phone)
      },
    ),
  ))

test.each([
  ['a code that is not mobile', '+375 (17) 123-45-67'],
  ['another country', '+7 (495) 123-45-67'],
  ['a digit too few', '+375 (29) 123-45-6'],
  ['a digit too many', '+375 (29) 123-45-678'],
  ['the national form', '80291234567'],
  ['letters', '+375 (29) 123-45-6a'],
  ['two plus signs', '++375291234567'],
  ['digits of another script', '+37529١٢٣٤٥٦٧'],
  ['nothing', ''],
])('%s is no phone', (_case, written) => expect(parsePhone(written)).toBeNull())
