import { expect, test } from 'vitest'
import { withoutBulk } from './package-order.ts'

const left = (...times: readonly (number | null)[]) =>
  withoutBulk(times.map(each => ({ times: each }))).map(each => each.times)

test('a package for hospitals is left out beside those for one patient', () => {
  expect(left(1, 2, 10, 83)).toEqual([1, 2, 10])
  expect(left(0.1, null, 2)).toEqual([0.1, null])
  expect(left(83)).toEqual([83])
  expect(left(null)).toEqual([null])
  expect(left()).toEqual([])
})
