import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['marks of direction go', '\u202Eоглод\u202C \u200Eждали\u200F', 'оглод ждали'],
  [
    'control characters are spaces, ends of lines stay',
    'Болит\u0000спина\r\nс\tутра\u2028давно',
    'Болит спина\nс утра\nдавно',
  ],
  ['half a character goes', 'Бинт\uD83D', 'Бинт'],
  ['characters without width go', 'Бин\u200Bт\uFEFF', 'Бинт'],
  ['one empty line is enough', 'Строка\r\n\n \n\u200B\n\nещё строка\nи ещё', 'Строка\n\nещё строка\nи ещё'],
  ['a sign of joined pictures stays', '👩\u200D⚕️ помогла', '👩\u200D⚕️ помогла'],
  ['what shows nothing is empty', '\u202E \n\u200B\u3164\u2800', ''],
])('%s', (_case, written, kept) => expect(plainText(written)).toBe(kept))

test('what is kept is kept again as it is', () => {
  const unit = fc.constantFrom(...'aЯ \u0000\r\n\t\u200B\u200E\u202E\u2028\u2067\u2800\uFEFF', '\uD83D')
  fc.assert(
    fc.property(fc.string({ unit }), written => {
      const kept = plainText(written)
      return plainText(kept) === kept && !/[\0\t\r\u200E\u202E\u2067]/u.test(kept)
    }),
  )
})
