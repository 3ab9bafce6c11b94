import { expect, test } from 'vitest'
import { serviceSuits } from './service-ages.ts'

test.each([
  ['an adult', { forAdult: true, forChildren: false, childrenAge: null }, 18, true],
  ['a minor, for adults only', { forAdult: true, forChildren: false, childrenAge: null }, 17, false],
  ['an adult, for children only', { forAdult: false, forChildren: true, childrenAge: null }, 18, false],
  ['a newborn, for children of any age', { forAdult: false, forChildren: true, childrenAge: null }, 0, true],
  ['a child at the least age', { forAdult: true, forChildren: true, childrenAge: 6 }, 6, true],
  ['a child under the least age', { forAdult: true, forChildren: true, childrenAge: 6 }, 5, false],
])('%s', (_case, service, age, suits) => expect(serviceSuits(service, age)).toBe(suits))
