import { expect, test } from 'vitest'
import { beginsWord } from './begins-word.ts'

test.each([
  ['the first word', 'узи', 'УЗИ печени', true],
  ['a later word', 'печ', 'УЗИ печени', true],
  ['all words, in any order', 'печ узи', 'УЗИ печени', true],
  ['behind a hyphen or a bracket', 'терап', 'Врач-терапевт (первичный приём)', true],
  ['ё as е', 'ЕЛКА', 'Ёлка', true],
  ['the middle of a word', 'узи', 'Консультация: врач-трансфузиолог', false],
  ['one word of two', 'узи почек', 'УЗИ печени', false],
])('%s', (_case, query, text, begins) => expect(beginsWord(query, text)).toBe(begins))
