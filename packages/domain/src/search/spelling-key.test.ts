import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foldWord } from './fold-word.ts'
import { spellingKey } from './spelling-key.ts'

const keyOf = (word: string) => spellingKey(foldWord(word))

test.each([
  ['Ковалёв', 'Кавалёў', 'Kovalev', 'Kavaliou'],
  ['Владимир', 'Уладзімір', 'Vladimir', 'Uladzimir'],
  ['Татьяна', 'Таццяна', 'Tatyana', 'Tatsiana'],
  ['Шевченко', 'Шаўчэнка', 'Shevchenko', 'Shauchenka'],
  ['Щербаков', 'Шчарбакоў', 'Shcherbakov', 'Shcharbakou'],
  ['Лукьянов', 'Лук’янаў', 'Lukyanov', "Luk'yanau"],
])('%s, %s, %s and %s have one key', (...spellings) => {
  expect(new Set(spellings.map(keyOf)).size).toBe(1)
})

const [, ...names] = readFileSync(join(import.meta.dirname, '../../../../data/names.csv'), 'utf8')
  .trim()
  .split('\n')
const synonyms = readFileSync(join(import.meta.dirname, '../../../../data/search_synonyms.csv'), 'utf8')

test('the Belarusian and the Latin spelling of each name of the demo find the Russian one', () => {
  const lost = names.flatMap(line => {
    const [, , russian = '', ...others] = line.split(',')
    const key = keyOf(russian)
    return others.filter(
      other => !key.startsWith(keyOf(other).replace(/I+$/, '')) && !synonyms.includes(other.toLowerCase()),
    )
  })
  expect(lost).toEqual([])
})
