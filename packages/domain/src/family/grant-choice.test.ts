import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AccessLevel, accessLevels, levelsOf } from '../access/access-level.ts'
import { grantChoice, grantChoices, isMore, showsResults } from './grant-choice.ts'

const level = fc.constantFrom(...accessLevels)
const override = fc.dictionary(level, fc.subarray([...accessLevels, 'ALL']), { maxKeys: 3 })

test.each<[AccessLevel | null, string]>([
  [null, 'VIEW_COVERAGE'],
  ['VIEW_NAME', 'VIEW_COVERAGE'],
  ['VIEW_COVERAGE', 'VIEW_COVERAGE'],
  ['VIEW_VISITS', 'VIEW_COVERAGE'],
  ['BOOK_VISITS', 'BOOK_VISITS'],
  ['GRANT', 'BOOK_VISITS'],
  ['EDIT_PROFILE', 'BOOK_VISITS'],
  ['VIEW_REPORTS_TESTS', 'VIEW_REPORTS_TESTS'],
])('%s comes to %s', (held, choice) => expect(grantChoice(held)).toBe(choice))

test('no choice gives less or more than its level allows', () =>
  fc.assert(
    fc.property(level, override, (held, meaning) => {
      const levels = levelsOf(held, meaning)
      const choice = grantChoice(held, meaning)
      expect(choice === 'VIEW_REPORTS_TESTS').toBe(levels.includes('VIEW_REPORTS_TESTS'))
      if (choice !== 'VIEW_COVERAGE') expect(levels).toContain(choice)
      if (levels.includes('BOOK_VISITS')) expect(choice).not.toBe('VIEW_COVERAGE')
    }),
  ))

test('the choices have the order of the levels, if the configuration changes nothing', () =>
  fc.assert(
    fc.property(level, level, (one, other) => {
      const [a, b] = [grantChoice(one), grantChoice(other)]
      expect(isMore(a, b)).toBe(grantChoices.indexOf(a) > grantChoices.indexOf(b))
      if (isMore(a, b)) expect(accessLevels.indexOf(one)).toBeGreaterThan(accessLevels.indexOf(other))
    }),
  ))

test('one may show one’s own results and those of one’s children, of no other adult', () => {
  expect((['ME', 'CHILD', 'SPOUSE', 'PARENT', 'OTHER'] as const).filter(showsResults)).toEqual([
    'ME',
    'CHILD',
  ])
})
