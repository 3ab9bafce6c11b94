import { expect, test } from 'vitest'
import { sentenceStart } from './sentence-start.ts'

test.each([
  ['стаж 6 лет', 'Стаж 6 лет'],
  ['ўрач', 'Ўрач'],
  ['6 years of practice', '6 years of practice'],
  ['Высшая категория, стаж 6 лет', 'Высшая категория, стаж 6 лет'],
  ['', ''],
])('%s → %s', (words, start) => expect(sentenceStart(words)).toBe(start))
