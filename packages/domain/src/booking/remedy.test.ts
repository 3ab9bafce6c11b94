import { expect, test } from 'vitest'
import { type DeclineCode, declineWeights } from './decline-code.ts'
import {
  hasToCallRegistry,
  isSolvableByUser,
  nextStepFor,
  type Remedy,
  type RemedyContext,
  remedyOf,
  takesChildren,
} from './remedy.ts'

const me = { relation: 'ME', age: 40 } as const
const adults = { takesChildren: false, takesFamily: false }
const children = { takesChildren: true, takesFamily: false }

test.each<[string, DeclineCode, Parameters<typeof remedyOf>[1], RemedyContext, Remedy | null]>([
  ['an empty profile of one’s own', 6, { relation: 'ME', age: null }, adults, 'fill-profile'],
  ['a child with an incomplete profile', 6, { relation: 'CHILD', age: null }, adults, 'complete-child'],
  ['an adult relative with an incomplete profile', 6, { relation: 'SPOUSE', age: 40 }, adults, null],
  ['a parent without a child at a doctor of children', 8, me, children, 'add-child'],
  ['a parent whose child can be booked', 8, me, { ...children, takesFamily: true }, 'other-doctor'],
  ['an adult at a doctor of other adults', 8, me, adults, 'other-doctor'],
  ['a child of another age', 8, { relation: 'CHILD', age: 15 }, children, 'other-doctor'],
  ['a programme, for somebody without one', 7, me, adults, 'link-programme'],
  [
    'a programme that covers other days',
    7,
    { ...me, isMember: true, coversOtherDay: true },
    adults,
    'other-time',
  ],
  ['a programme, for a member of another one', 7, { ...me, isMember: true }, adults, 'other-doctor'],
  [
    'a programme, for a child, whom a card of its own or a parent’s programme covers',
    7,
    { relation: 'CHILD', age: 7 },
    adults,
    'link-programme',
  ],
  [
    'a programme, for a child with another one',
    7,
    { relation: 'CHILD', age: 7, isMember: true },
    adults,
    'other-doctor',
  ],
  [
    'a programme, for an adult relative, who links it',
    7,
    { relation: 'SPOUSE', age: 40 },
    adults,
    'other-doctor',
  ],
  ['a first visit', 9, me, adults, 'registry'],
  ['too many missed visits', 12, me, adults, 'missed-visits'],
])('%s', (_case, code, person, context, remedy) => {
  expect(remedyOf(code, person, context)).toBe(remedy)
})

test('every reason has a remedy, or null', () => {
  for (const code of Object.keys(declineWeights))
    expect(remedyOf(Number(code) as DeclineCode, me, adults)).not.toBeUndefined()
})

test('a person can be made bookable if the user can solve every reason', () => {
  expect(isSolvableByUser([{ remedy: 'fill-profile' }])).toBe(true)
  expect(isSolvableByUser([{ remedy: 'fill-profile' }, { remedy: 'registry' }])).toBe(false)
  expect(isSolvableByUser([{ remedy: null }])).toBe(false)
  expect(isSolvableByUser([{ remedy: 'of a later version' }])).toBe(false)
  expect(isSolvableByUser([])).toBe(false)
})

test('a doctor takes children if the doctor and the chosen service accept them', () => {
  const ages = { adult: true, adultAge: null, adultAgeTo: null, childrenAge: null, childrenAgeTo: null }
  const service = { forAdult: true, childrenAge: null }
  expect(takesChildren({ ages: { ...ages, children: true } })).toBe(true)
  expect(takesChildren({ ages: { ...ages, children: false } })).toBe(false)
  expect(
    takesChildren({ ages: { ...ages, children: true }, service: { ...service, forChildren: false } }),
  ).toBe(false)
})

const declined = (...remedies: (Remedy | null)[]) => ({
  allowed: false,
  reasons: remedies.map(remedy => ({ remedy })),
})
const taken = { allowed: true, reasons: [] }

test.each([
  ['somebody can be booked', [declined('registry'), taken], 'book', true],
  ['a new account', [declined('fill-profile')], 'mend', false],
  ['a parent without a child', [declined('add-child'), declined('ask-relative')], 'mend', false],
  [
    'somebody without a programme',
    [declined('link-programme'), declined('other-doctor')],
    'link-programme',
    false,
  ],
  [
    'a new account without a programme',
    [declined('fill-profile', 'link-programme')],
    'link-programme',
    false,
  ],
  ['no programme, and the registry besides', [declined('link-programme', 'registry')], 'registry', true],
  [
    'a programme that covers other days',
    [declined('other-time'), declined('other-doctor')],
    'other-time',
    false,
  ],
  [
    'a programme that covers other days, and an incomplete profile',
    [declined('other-time', 'fill-profile')],
    'other-time',
    false,
  ],
  [
    'a programme that covers other days, and none for another one',
    [declined('link-programme'), declined('other-time')],
    'other-time',
    false,
  ],
  ['other days, and the registry besides', [declined('other-time', 'registry')], 'registry', true],
  [
    'other days for one, who has to be completed, and mending for another',
    [declined('other-time', 'fill-profile'), declined('complete-child')],
    'mend',
    false,
  ],
  ['nobody of this age', [declined('other-doctor'), declined('ask-relative')], 'other-doctor', false],
  ['a new account at a first-visit doctor', [declined('fill-profile', 'registry')], 'registry', true],
  ['too many missed visits', [declined('missed-visits')], 'registry', true],
  ['nothing that helps', [declined('ask-relative')], 'registry', true],
  [
    'other doctors for one, the registry for another',
    [declined('other-doctor'), declined('registry')],
    'registry',
    true,
  ],
] as const)('how it goes on: %s', (_case, people, way, calls) => {
  expect([nextStepFor(people), hasToCallRegistry(people)]).toEqual([way, calls])
})
