import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLine } from './plain-line.ts'

test.each([
  ['marks of direction go', '\u202Eнефорун\u202C, \u2066таблетки\u2069', 'нефорун, таблетки'],
  ['control characters are spaces', 'Бинт\u0000\n\tстерильный\u2028', 'Бинт стерильный'],
  ['half a character goes', 'Бинт\uD83D', 'Бинт'],
  ['characters without width go', 'Бин\u200Bт\uFEFF', 'Бинт'],
  ['spaces are single', '  Бинт   стерильный ', 'Бинт стерильный'],
  ['what shows nothing is empty', '\u202E\u200B \u2800', ''],
  ['accents and other scripts stay', 'Сіроп ад кашлю „Ñandú“ 💊', 'Сіроп ад кашлю „Ñandú“ 💊'],
])('%s', (_case, written, kept) => expect(plainLine(written)).toBe(kept))

test('what is kept is kept again as it is', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(...'aЯ \u0000\n\u200B\u200E\u202E\u2028\u2067\u2800\uFEFF', '\uD83D'),
      }),
      written => {
        const kept = plainLine(written)
        return plainLine(kept) === kept && !/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(kept)
      },
    ),
  )
})
