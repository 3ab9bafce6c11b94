import { expect, test } from 'vitest'
import { requestHash } from './request-hash.ts'

const same = (a: object, b: object, calls = ['bookVisit', 'bookVisit'] as const) =>
  requestHash(calls[0], a).equals(requestHash(calls[1], b))

test.each([
  ['the order of fields', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
  ['a missing field', { a: 1, b: undefined }, { a: 1 }],
])('%s does not change the hash', (_case, one, other) => expect(same(one, other)).toBe(true))

test.each([
  ['a value', { a: 1 }, { a: 2 }],
  ['a value further in', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ['the order of a list', { a: [1, 2] }, { a: [2, 1] }],
  ['null for nothing', { a: null }, {}],
])('%s changes the hash', (_case, one, other) => expect(same(one, other)).toBe(false))

test('another call changes the hash', () => {
  expect(requestHash('addChild', { a: 1 }).equals(requestHash('bookVisit', { a: 1 }))).toBe(false)
})
