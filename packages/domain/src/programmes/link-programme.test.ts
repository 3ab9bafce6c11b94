import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isGivenToAnother,
  isOfInsurer,
  isOwnKey,
  type LinkedMember,
  type LinkingPerson,
  whyNotLinked,
} from './link-programme.ts'

const today = '2026-03-02'
const name = { lastName: 'Ковалёва', firstName: 'Анна', middleName: null }
const anna: LinkingPerson = { ...name, birthday: '1985-06-15', phone: '375291112233' }
const member: LinkedMember = {
  kind: 'INSURER',
  person: { ...name, middleName: 'Ильинична', birthday: '1985-06-15' },
  phone: '375291112233',
  card: 'ACTIVE',
  contractReady: true,
  contractGone: false,
  validTo: null,
}
const other = { lastName: 'Петров', firstName: 'Пётр', middleName: null, birthday: '1970-01-01' }

test.each<[string, Partial<LinkedMember>, ReturnType<typeof whyNotLinked>]>([
  ['the same person', {}, null],
  ['another spelling of the same name', { person: { ...anna, lastName: 'КОВАЛЕВА' } }, null],
  ['a contract without a phone', { phone: null }, 'CONTRACT_IS_NOT_SYNCHRONIZED'],
  ['no phone at an employer', { kind: 'EMPLOYER', phone: null }, null],
  ['a future contract', { validTo: '2026-03-02' }, null],
  ['an unknown person', { person: other, phone: '375291119999' }, 'INVALID_CONTRACT_KEY'],
  ['an unknown person of whom no phone is told', { person: other, phone: null }, 'INVALID_CONTRACT_KEY'],
  ['another person with the same phone', { person: other }, 'CONTRACT_MISSMATCH'],
  ['another name', { person: { ...other, birthday: anna.birthday }, phone: null }, 'CONTRACT_MISSMATCH'],
  ['another birthday', { person: { ...anna, birthday: '1985-06-16' } }, 'CONTRACT_MISSMATCH'],
  ['another phone', { phone: '375291119999' }, 'CONTRACT_PHONE_MISMATCH'],
  ["another person at one's address", { kind: 'EMPLOYER', person: other }, 'CONTRACT_MISSMATCH'],
  ['another phone at an employer', { kind: 'EMPLOYER', phone: '375291119999' }, null],
  ['a contract that is over', { validTo: '2026-03-01' }, 'EXPIRED_CONTRACT'],
  ['a contract that is gone', { contractGone: true }, 'EXPIRED_CONTRACT'],
  ['a contract that is not signed', { contractReady: false }, 'CONTRACT_NOT_READY'],
  ['no card', { card: 'NONE' }, 'NO_CARD_FROM_COVERER'],
  ['a card that is not in force', { card: 'INACTIVE' }, 'CODE_COVERER_CARD_INACTIVE'],
  ['nobody told', { person: null }, 'CONTRACT_IS_NOT_SYNCHRONIZED'],
  ['a contract that is over, no phone told', { phone: null, validTo: '2026-01-01' }, 'EXPIRED_CONTRACT'],
  ['a contract that is over, nobody told', { person: null, validTo: '2026-01-01' }, 'EXPIRED_CONTRACT'],
])('%s', (_case, changed, refusal) =>
  expect(whyNotLinked(anna, { ...member, ...changed }, today)).toBe(refusal),
)

test('an employer refuses nobody for a key or a phone, which insurers alone compare', () => {
  const employees = fc.record({
    card: fc.constantFrom('ACTIVE' as const, 'INACTIVE' as const, 'NONE' as const),
    contractReady: fc.boolean(),
    contractGone: fc.boolean(),
    validTo: fc.constantFrom(null, '2025-01-01', '2027-01-01'),
    phone: fc.constantFrom(null, '375291112233', '375291119999'),
    person: fc.constantFrom(null, other, member.person),
  })
  fc.assert(
    fc.property(employees, employee => {
      const refusal = whyNotLinked(anna, { ...member, ...employee, kind: 'EMPLOYER' }, today)
      expect(refusal !== null && isOfInsurer(refusal)).toBe(false)
    }),
  )
})

test('of a stranger’s contract nothing is told, whatever its state', () => {
  const states = fc.record({
    card: fc.constantFrom('ACTIVE' as const, 'INACTIVE' as const, 'NONE' as const),
    contractReady: fc.boolean(),
    contractGone: fc.boolean(),
    validTo: fc.constantFrom(null, '2025-01-01', '2027-01-01'),
    phone: fc.constantFrom(null, '375291119999'),
  })
  fc.assert(
    fc.property(states, state => {
      expect(whyNotLinked(anna, { ...member, ...state, person: other }, today)).toBe('INVALID_CONTRACT_KEY')
    }),
  )
})

test.each<[string, Partial<LinkedMember>, boolean]>([
  ['the same person with the same phone', { card: 'INACTIVE', contractReady: false }, true],
  ['the same name and birthday with another phone', { phone: '375291119999' }, false],
  ['the same name and birthday without a phone', { phone: null }, false],
  ['another person with the same phone', { person: other }, false],
  ['nobody told', { person: null }, false],
])("a key of %s is proved to be one's own: %s", (_case, changed, isOwn) =>
  expect(isOwnKey(anna, { ...member, ...changed })).toBe(isOwn),
)

test.each([
  ['another person', other, true],
  ['a new surname', { ...anna, lastName: 'Новикова' }, false],
  ['a corrected birthday', { ...anna, birthday: '1985-06-16' }, false],
  ['the same', anna, false],
])('a row that describes %s is given to another or not', (_case, told, isGiven) => {
  expect(isGivenToAnother(anna, told)).toBe(isGiven)
})
