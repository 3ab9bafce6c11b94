import { expect, test } from 'vitest'
import { codeKindOf, inverseOf, isLimited } from './relations.ts'

test.each([
  ['SPOUSE', 'SPOUSE', 'SPOUSE'],
  ['PARENT', 'OTHER', 'OTHER'],
  ['OTHER', 'OTHER', 'OTHER'],
] as const)('a person who is %s sees %s, and joins by the code for %s', (kind, inverse, code) => {
  expect([inverseOf(kind), codeKindOf(kind)]).toEqual([inverse, code])
})

test('oneself and other relatives are not counted', () => {
  expect((['ME', 'CHILD', 'SPOUSE', 'PARENT', 'OTHER'] as const).filter(isLimited)).toEqual([
    'CHILD',
    'SPOUSE',
    'PARENT',
  ])
})
