import { expect, test } from 'vitest'
import type { AgeLimits } from '../booking/age-limits.ts'
import {
  doctorAcceptsAge,
  isServiceForAge,
  searchedPatient,
  serviceAge,
  UNSET_CHILD_AGE,
} from './service-age.ts'

test.each([
  ['an unknown patient counts as an adult', null, null, 18],
  ['oneself, a minor', null, 17, 17],
  ['oneself, the day of coming of age', null, 18, 18],
  ['a newborn, whoever asks', 0, 40, 0],
  ['the oldest child', 17, null, 17],
  ['a child of an age not said yet', UNSET_CHILD_AGE, 40, -1],
])('%s', (_case, childAge, ownAge, age) => expect(serviceAge(childAge, ownAge)).toBe(age))

const adults = { forAdult: true, forChildren: false, childrenAge: null }
const children = { forAdult: false, forChildren: true, childrenAge: null }
const from6 = { forAdult: true, forChildren: true, childrenAge: 6 }
const nobody = { forAdult: false, forChildren: false, childrenAge: null }

test.each([
  // Ages: unset, newborn, below, at and above the lowest age, the last year of childhood, adult, old
  ['for adults only', adults, [false, false, false, false, false, false, true, true]],
  ['for children of any age', children, [true, true, true, true, true, true, false, false]],
  ['for adults, and children from 6', from6, [true, false, false, true, true, true, true, true]],
  [
    'for children from 17',
    { ...children, childrenAge: 17 },
    [true, false, false, false, false, true, false, false],
  ],
  [
    'for no age of childhood',
    { ...children, childrenAge: 18 },
    [true, false, false, false, false, false, false, false],
  ],
  ['a service for no age', nobody, [false, false, false, false, false, false, false, false]],
])('a service %s', (_case, service, offered) =>
  expect([-1, 0, 5, 6, 7, 17, 18, 99].map(age => isServiceForAge(service, age))).toEqual(offered),
)

const limits = (given: Partial<AgeLimits>): AgeLimits => ({
  adult: false,
  children: false,
  adultAge: null,
  adultAgeTo: null,
  childrenAge: null,
  childrenAgeTo: null,
  ...given,
})

test.each([
  ['of adults', { adult: true }, [false, false, false, false, true, true]],
  ['of children', { children: true }, [true, true, true, true, false, false]],
  [
    'of children from 3 to 15',
    { children: true, childrenAge: 3, childrenAgeTo: 15 },
    [true, false, true, false, false, false],
  ],
  ['of adults to 65', { adult: true, adultAgeTo: 65 }, [false, false, false, false, true, false]],
])('a doctor %s', (_case, doctor, taken) =>
  expect([-1, 2, 3, 17, 18, 66].map(age => doctorAcceptsAge(limits(doctor), age))).toEqual(taken),
)

test('a search is for a child or an adult of any age, or of one', () => {
  expect([-1, 0, 17, 18, 19, 60].map(searchedPatient)).toEqual([
    'anyChild',
    'child',
    'child',
    'anyAdult',
    'adult',
    'adult',
  ])
})
