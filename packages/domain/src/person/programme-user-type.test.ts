import { expect, test } from 'vitest'
import { profileEditLock, userTypeOf } from './programme-user-type.ts'

test.each([
  [[], 'REGULAR'],
  [['INSURER'], 'INSURER_PROGRAM'],
  [['INSURER', 'EMPLOYER'], 'EMPLOYER_PROGRAM'],
] as const)('programmes of %j make a %s', (kinds, type) => expect(userTypeOf(kinds)).toBe(type))

test.each([
  ['an adult of no programme', '1990-05-01', 0, null],
  ['an adult of a programme', '1990-05-01', 1, 'programme'],
  ['a minor', '2010-05-01', 0, 'minor'],
  ['an empty profile', null, 1, null],
])('%s', (_case, birthday, programmes, lock) =>
  expect(profileEditLock({ birthday, programmes }, '2026-11-21')).toBe(lock),
)
