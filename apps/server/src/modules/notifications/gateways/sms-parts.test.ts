import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'

const widths = (text: string) => smsParts(text).parts.map(part => part.length)
const CYRILLIC = 'Вы записаны к врачу. '

test.each([
  ['a short text in the GSM alphabet', 'Your code is 123456', [19]],
  ['a full one', 'a'.repeat(160), [160]],
  ['one letter more', 'a'.repeat(161), [153, 8]],
  [
    'a letter of two septets on the edge goes to the next part whole',
    `${'a'.repeat(152)}€${'a'.repeat(20)}`,
    [152, 22],
  ],
  ['Latin letters that the alphabet lacks', 'Vizit: “Ziaziulia”, Puškina St – 5', [34]],
  ['a phone number as screens show it', 'call +375\u00a0(17) 200\u201100\u201100', [24]],
  ['a short Cyrillic text', 'Код 123456', [20]],
  ['a full one', 'ы'.repeat(70), [140]],
  ['one letter more', 'ы'.repeat(71), [134, 8]],
  [
    'a surrogate pair on the edge goes to the next part whole',
    `${'ы'.repeat(66)}🏥${'ы'.repeat(10)}`,
    [132, 24],
  ],
])('%s', (_case, text, expected) => expect(widths(text)).toEqual(expected))

test('each part fits an SMS, and together they are the whole text', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', '€', '[', 'ы', 'ў', '🏥', ' ', CYRILLIC),
    maxLength: 400,
  })
  fc.assert(
    fc.property(texts, text => {
      const { dataCoding, parts } = smsParts(text)
      const whole = Buffer.concat(parts)
      if (dataCoding === 8) expect(Buffer.from(whole).swap16().toString('utf16le')).toBe(text)
      for (const part of parts.length > 1 ? parts : []) {
        expect(part.length).toBeLessThanOrEqual(dataCoding === 8 ? 134 : 153)
        expect(part.length).toBeGreaterThan(0)
        // No part begins with the second half of a surrogate pair.
        if (dataCoding === 8) expect((part[0] ?? 0) & 0xfc).not.toBe(0xdc)
      }
    }),
  )
})
