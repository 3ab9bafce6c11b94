import { expect, test } from 'vitest'
import { type AccessLevel, levelsOf } from './access-level.ts'
import { gainsSensitive } from './sensitive-levels.ts'

const gains = (given: AccessLevel, before: AccessLevel | null) =>
  gainsSensitive(levelsOf(given), before === null ? [] : levelsOf(before))

test.each([
  ['results become visible', 'VIEW_REPORTS_TESTS', 'BOOK_VISITS', true],
  ['GRANT is given', 'GRANT', 'BOOK_VISITS', true],
  ['results are added to GRANT', 'VIEW_REPORTS_TESTS', 'GRANT', true],
  ['a person who held nothing', 'EDIT_PROFILE', null, true],
  ['a level that is already held', 'VIEW_REPORTS_TESTS', 'VIEW_REPORTS_TESTS', false],
  ['EDIT_PROFILE to a holder of GRANT', 'EDIT_PROFILE', 'GRANT', false],
  ['a right is taken back', 'GRANT', 'VIEW_REPORTS_TESTS', false],
  ['booking', 'BOOK_VISITS', null, false],
] as const)('%s', (_case, given, before, is) => expect(gains(given, before)).toBe(is))
