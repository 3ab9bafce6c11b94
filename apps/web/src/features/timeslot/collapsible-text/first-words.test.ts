import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test.each([
  ['a short text stays whole', 'Врач', 5, 'Врач'],
  ['a long one ends after a word', 'Врач высшей категории', 15, 'Врач высшей…'],
  ['a word without an end is cut', 'Электроэнцефалография', 10, 'Электроэнц…'],
])('%s', (_case, text, length, shown) => expect(firstWords(text, length)).toBe(shown))
