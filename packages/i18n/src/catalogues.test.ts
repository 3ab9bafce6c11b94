import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '@vizit/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { languages } from './language.ts'
import { pluralForms } from './plural-category.ts'

const folder = join(import.meta.dirname, '../catalogues')
const areas = readdirSync(join(folder, 'ru')).map(file => file.replace('.json', ''))

type Texts = Map<string, string>

function flatten(value: unknown, path = '', into: Texts = new Map()): Texts {
  if (typeof value === 'string') into.set(path, value)
  else
    for (const [key, part] of Object.entries(value as object))
      flatten(part, path ? `${path}.${key}` : key, into)
  return into
}

const read = (language: string, area: string) =>
  flatten(JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8')))

const PLURAL = /_(one|few|many|other)$/
const names = (texts: Texts) => [...new Set([...texts.keys()].map(key => key.replace(PLURAL, '')))].sort()
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()

test('every language has the same areas', () => {
  for (const language of languages) {
    expect(readdirSync(join(folder, language)).map(file => file.replace('.json', ''))).toEqual(areas)
  }
})

describe.each(areas)('%s', area => {
  test.each(['be', 'en'])('has the keys of Russian in %s', language => {
    expect(names(read(language, area))).toEqual(names(read('ru', area)))
  })

  test.each(languages)('has every plural form and no empty text in %s', language => {
    const texts = read(language, area)
    for (const [key, text] of texts) expect(text.trim(), key).not.toBe('')
    const counted = new Set(
      [...texts.keys()].filter(key => PLURAL.test(key)).map(key => key.replace(PLURAL, '')),
    )
    for (const name of counted) {
      const forms = [...texts.keys()].filter(key => key.replace(PLURAL, '') === name && PLURAL.test(key))
      expect(forms.sort(), name).toEqual(pluralForms[language].map(form => `${name}_${form}`).sort())
    }
  })

  test.each(languages)('has the same placeholders as Russian in %s', language => {
    const russian = read('ru', area)
    for (const [key, text] of read(language, area)) {
      expect(placeholders(text), key).toEqual(placeholders(russian.get(key) ?? ''))
    }
  })
})

test('every refusal has a title and a next step', () => {
  const texts = names(read('ru', 'errors'))
  const owed = [...Object.keys(errors), 'OFFLINE', 'TIMED_OUT', 'UNANSWERED'].flatMap(code => [
    `${code}.next`,
    `${code}.title`,
  ])
  expect(owed.filter(key => !texts.includes(key))).toEqual([])
})

test('Belarusian texts have no letters that only Russian has', () => {
  for (const area of areas) {
    for (const [key, text] of read('be', area)) {
      // The name of a language is written in that language.
      if (!key.endsWith('languageNames.ru')) expect(text, `${area}: ${key}`).not.toMatch(/[щъи]/i)
    }
  }
})
