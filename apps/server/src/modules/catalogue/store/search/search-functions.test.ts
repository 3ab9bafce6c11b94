import { foldWord, splitWords } from '@vizit/domain/search/fold-word.ts'
import { COMMON } from '@vizit/domain/search/read-query.ts'
import { spellingKey } from '@vizit/domain/search/spelling-key.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const { pool } = await testDatabase()

async function answers<Value>(sql: string, given: readonly string[]): Promise<Value[]> {
  const { rows } = await pool.query<{ value: Value }>(
    `select ${sql} as value from unnest($1::text[]) with ordinality given (text, at) order by at`,
    [given],
  )
  return rows.map(({ value }) => value)
}

const letters = fc.constantFrom(
  ...'абвгдеёжзийклмнопрстуўфхцчшщъыьэюяіґєʼ’АЁЎІЩabcdefghijklmnopqrstuvwxyzABCéłŠ0123456789 -,.«»()\u0301\u00ad\u200b\u200d\u2060\ufeff',
)
const texts = () => fc.sample(fc.string({ unit: letters, maxLength: 30 }), 2000)

test('words are split and folded in SQL as in the domain', async () => {
  const given = texts()
  expect(await answers('array(select word from search_words(text) order by at)', given)).toEqual(
    given.map(splitWords),
  )
  expect(await answers('search_fold(text)', given)).toEqual(given.map(foldWord))
})

test('spellings are the same in SQL as in the domain', async () => {
  const given = texts().map(foldWord)
  expect(await answers('search_spelling(text)', given)).toEqual(given.map(spellingKey))
})

test('words of nearly all specialities are the same in SQL as in the domain', async () => {
  const given = [...COMMON, 'терапевт', 'врача']
  expect(await answers('search_is_common(text)', given)).toEqual(given.map(word => COMMON.has(word)))
})
