import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAdultOn } from '../person/age.ts'
import { offersSaving, visitorTypes } from './visitor-type.ts'

const TODAY = '2026-03-02'

test.each([
  ['an adult of a day', '2008-03-02', ['me', 'other']],
  ['on the eve of the eighteenth birthday', '2008-03-03', ['child', 'other']],
  ['a newborn', TODAY, ['child', 'other']],
  ['a person of 90', '1936-01-01', ['me', 'other']],
  ['a person without a birthday', null, ['me', 'other']],
])('%s', (_case, birthday, types) => expect(visitorTypes(birthday, TODAY)).toEqual(types))

test('for any patient "another person" can be chosen, and either oneself or a child', () => {
  const birthdays = fc
    .date({ min: new Date('1900-01-01'), max: new Date(TODAY), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(birthdays, birthday => {
      const types = visitorTypes(birthday, TODAY)
      expect(types).toContain('other')
      expect(types).toHaveLength(2)
      expect(types.includes('me')).toBe(isAdultOn(TODAY, birthday))
    }),
  )
})

test.each([
  ['me', 'REGULAR', true],
  ['me', 'INSURER_PROGRAM', true],
  ['me', 'EMPLOYER_PROGRAM', false],
  ['child', 'REGULAR', true],
  ['child', 'INSURER_PROGRAM', true],
  ['child', 'EMPLOYER_PROGRAM', true],
  ['other', 'REGULAR', false],
  ['other', 'INSURER_PROGRAM', false],
  ['other', 'EMPLOYER_PROGRAM', false],
] as const)('data of "%s" saved by %s: %s', (visitor, userType, offered) => {
  expect(offersSaving(visitor, userType)).toBe(offered)
})
