import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../language.ts'
import { byAlphabet } from './by-alphabet.ts'

test.each([
  ['ru', ['Акушер', 'врач УЗИ', 'Ёжиков', 'Ежов', 'Ёлкин', 'Еремин', 'Жуков', 'Йогин', 'Щукин', 'Яшин']],
  ['ru', ['все', 'всё']],
  ['be', ['Ежык', 'Ель', 'Ёлка', 'Жук', 'Іваноў', 'Ігнат', 'Уладзімір', 'Ўлада', 'Фёдар']],
  ['en', ['Adams', 'adviser', 'Brown 2', 'Brown 3', "O'Neil", 'Zoe']],
] as const)('names in %s stand where their readers look for them', (language, sorted) => {
  expect(sorted.toReversed().sort(byAlphabet(language))).toEqual(sorted)
  expect(sorted.toSorted(new Intl.Collator(language).compare)).toEqual(sorted)
})

test('a prefix comes before the longer word, digits before letters, and foreign letters last', () => {
  const sorted = ['3D', 'Врач', 'Врач УЗИ', 'Врач-1', 'Врача', 'Éva', 'Łódź']
  expect(sorted.toReversed().sort(byAlphabet('en'))).toEqual(sorted)
})

test('upper and lower case are equal', () => expect(byAlphabet('ru')('УЗИ', 'узи')).toBe(0))

const [head = [], ...rows] = readFileSync(
  new URL('../../../../data/specialties.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map(line => line.split(','))

test.each(languages)('all specialities are ordered in %s by the rules of the language', language => {
  const names = rows.map(row => row[head.indexOf(`name_${language}`)] ?? '')
  expect(names.filter(Boolean).length).toBeGreaterThan(40)
  const expected = names.toSorted(new Intl.Collator(language).compare)
  expect(names.toSorted(byAlphabet(language))).toEqual(expected)
})
