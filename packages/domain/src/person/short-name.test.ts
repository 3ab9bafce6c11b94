import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Ковалевич Анна Петровна', 'Ковалевич А. П.'],
  ['Ковалевич Анна', 'Ковалевич А.'],
  ['  Ковалевич   Анна  ', 'Ковалевич А.'],
  ['Алиев Рашид Гейдар оглы', 'Алиев Р. Г.'],
  ['Ковалевич Анна -', 'Ковалевич А.'],
  ['Мадонна', 'Мадонна'],
  ['', ''],
])('%j is %j', (fullName, short) => expect(shortName(fullName)).toBe(short))
