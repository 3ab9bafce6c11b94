import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [undefined, 'ru'],
  ['be', 'be'],
  ['en-GB', 'en'],
  ['de,be;q=0.4,en;q=0.8', 'en'],
  ['be-BY,ru;q=0.9', 'be'],
  ['en;q=0.2, ru;q=0.1', 'en'],
  ['fr', 'ru'],
  ['*', 'ru'],
])('%s is answered in %s', (header, language) => {
  expect(languageOf({ 'accept-language': header })).toBe(language)
})
