import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caretAfter } from './caret-after.ts'
import { isForeignPhone } from './foreign-phone.ts'
import { maskDate } from './mask-date.ts'
import { maskPhone } from './mask-phone.ts'

const whole = '+375 (29) 123-45-67'

describe('phone mask', () => {
  test.each([
    '+375291234567',
    '375291234567',
    '00375 29 123 45 67',
    '80291234567',
    '8 (029) 123-45-67',
    '291234567',
    '029 123 45 67',
    '+375 (029 123 45 67',
    '+375 029 123-45-67',
    '+375 (+375 29 123 45 67',
    '+375 (00375291234567',
    '+375 (29) 123-45-67',
    '+375 (8029 123 45 67',
    '+375 (375291234567',
    '＋３７５ ２９ １２３ ４５ ６７',
  ])('%s', written => expect(maskPhone(written)).toBe(whole))

  test('formats the number while it is typed', () => {
    expect(maskPhone('+375 (2')).toBe('+375 (2')
    expect(maskPhone('+375 (29')).toBe('+375 (29')
    expect(maskPhone('+375 (291')).toBe('+375 (29) 1')
    expect(maskPhone('+375 (29) 1234')).toBe('+375 (29) 123-4')
  })

  test('shows digits too many', () => {
    expect(maskPhone('+375 29 123 45 67 890')).toBe('+375 (29) 123-45-67890')
    expect(maskPhone('+375 (29) 1283-45-67')).toBe('+375 (29) 128-34-567')
  })

  test('does not take a code that begins with 3 for the prefix', () => {
    expect(maskPhone('+375 (33')).toBe('+375 (33')
    expect(maskPhone('331234567')).toBe('+375 (33) 123-45-67')
  })

  test('can be emptied', () => {
    expect(maskPhone('')).toBe('')
    expect(maskPhone('()')).toBe('')
  })

  const keyed = (keys: string) => [...keys].reduce((text, key) => maskPhone(text + key), '+375 (')
  test.each(['0291234567', '80291234567', '+375291234567', '00375291234567', '291234567'])(
    'typed key by key after the prefix: %s',
    keys => expect(keyed(keys)).toBe(whole),
  )

  test.each(['+7 916 123-45-67', '+44 7911 123456', '0044 7911 123456', '+371 21 234 567'])(
    'leaves a foreign number unchanged: %s',
    foreign => {
      expect(maskPhone(foreign)).toBe(foreign)
      expect(maskPhone(`+375 (${foreign}`)).toBe(foreign)
      expect(keyed(foreign).replace(/\D/g, '')).toBe(foreign.replace(/\D/g, ''))
      expect(isForeignPhone(keyed(foreign))).toBe(true)
    },
  )

  test.each(['', '+', '+3', '+37', '+375', '+375 (29', '+375 (00', whole])('%s is not foreign', written =>
    expect(isForeignPhone(written)).toBe(false),
  )

  test.each([') 00  22', '8000(1', '37500- )2', '80000', '  8-)0007'])(
    '%s masked again stays the same',
    written => {
      const masked = maskPhone(written)
      expect(maskPhone(masked)).toBe(masked)
    },
  )

  test('masking any text twice gives the same as once', () => {
    const written = fc.array(fc.constantFrom(...'+0123578 ()-'), { maxLength: 20 })
    fc.assert(
      fc.property(written, keys => {
        const masked = maskPhone(keys.join(''))
        expect(maskPhone(masked)).toBe(masked)
      }),
      { numRuns: 1000 },
    )
  })

  const codes = fc.constantFrom('25', '29', '33', '44', '55')
  test('any spacing of a number gives the same, and masking again changes nothing', () => {
    const rest = fc.array(fc.tuple(fc.constantFrom('', ' ', '-', ' ('), fc.nat(9)), {
      minLength: 7,
      maxLength: 7,
    })
    fc.assert(
      fc.property(fc.constantFrom('+375 ', '375', '80', '0', ''), codes, rest, (prefix, code, digits) => {
        const written = prefix + code + digits.map(([gap, digit]) => gap + digit).join('')
        const masked = maskPhone(written)
        expect(masked.replace(/\D/g, '')).toBe(`375${code}${digits.map(([, digit]) => digit).join('')}`)
        expect(maskPhone(masked)).toBe(masked)
      }),
    )
  })
})

describe('date mask', () => {
  test.each([
    ['２９．０２．２０２０', '29.02.2020'],
    ['2', '2'],
    ['29', '29'],
    ['290', '29.0'],
    ['29021984', '29.02.1984'],
    ['29.02.1984', '29.02.1984'],
    ['1.2.2020', '01.02.2020'],
    ['1.', '01.'],
    ['1984-02-29', '29.02.1984'],
    ['29/02/1984', '29.02.1984'],
    ['29.02.19845', '29.02.1984'],
    ['abc', ''],
  ])('%s → %s', (written, masked) => expect(maskDate(written)).toBe(masked))

  test('masking again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 14 }), written => {
        expect(maskDate(maskDate(written))).toBe(maskDate(written))
      }),
    )
  })
})

describe('caret position', () => {
  test.each([
    ['', whole, 0],
    ['+375 (2', whole, 7],
    ['+375 (29) 123-4', whole, 15],
  ])('after %s', (before, masked, caret) => expect(caretAfter(before, masked)).toBe(caret))
})
