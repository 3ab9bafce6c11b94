import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { byAlphabet } from './by-alphabet.ts'

test.each([
  ['ru', ['Акушер', 'врач УЗИ', 'Ёлкин', 'Жуков', 'Иванов', 'Йогин', 'Щукин', 'Яшин']],
  ['be', ['Ежык', 'Ёлка', 'Жук', 'Іваноў', 'Ігнат', 'Уладзімір', 'Ўлада', 'Фёдар']],
  ['en', ['Adams', 'adviser', 'Brown 2', 'Brown 3', "O'Neil", 'Zoe']],
])('names in %s stand where their readers look for them', (_language, sorted) => {
  expect(sorted.toReversed().sort(byAlphabet)).toEqual(sorted)
})

test('a beginning stands before the whole, and digits before letters', () => {
  expect(['Врача', 'Врач', 'Врач УЗИ', '3D', 'Врач-1'].sort(byAlphabet)).toEqual([
    '3D',
    'Врач',
    'Врач УЗИ',
    'Врач-1',
    'Врача',
  ])
})

test('letters in any size are the same', () => expect(byAlphabet('УЗИ', 'узи')).toBe(0))

const [head = [], ...rows] = readFileSync(
  new URL('../../../../data/specialties.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map(line => line.split(','))

test.each(['ru', 'be', 'en'])(
  'all specialities stand in %s as the rules of the language have them',
  language => {
    const names = rows.map(row => row[head.indexOf(`name_${language}`)] ?? '')
    expect(names.filter(Boolean).length).toBeGreaterThan(40)
    const expected = names.toSorted(new Intl.Collator(language).compare)
    expect(names.toSorted(byAlphabet)).toEqual(expected)
  },
)
