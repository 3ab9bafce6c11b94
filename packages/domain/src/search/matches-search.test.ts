import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasWords, matchesSearch, searchWords } from './matches-search.ts'

const texts = ['Королёв Пётр Ильич', 'Терапевт', null]

test.each([
  ['under three characters counts as empty', ' zz ', true],
  ['any case', 'ТЕРАПЕВТ', true],
  ['е finds ё', 'королев', true],
  ['ё finds е', 'тёрапевт', true],
  ['all words, in any order and place', 'терап пётр', true],
  ['one word missing', 'королёв хирург', false],
])('%s (product §5)', (_case, query, found) => expect(matchesSearch(query, texts)).toBe(found))

test.each([
  ['a letter is enough', 'х', true],
  ['ё, capitals and any order', ' ПРИЕМ  хирург', true],
  ['nothing', '', true],
  ['one word missing', 'хирург терапевт', false],
])('an option of a list has the words: %s', (_case, query, found) =>
  expect(hasWords('Хирург: Платный приём', query)).toBe(found),
)

test('more words never find more', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (first, second, text) => {
      if (searchWords(first).length === 0) return
      const both = matchesSearch(`${first} ${second}`, [text])
      expect(!both || matchesSearch(first, [text])).toBe(true)
    }),
  )
})
