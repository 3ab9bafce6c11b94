import { expect, test } from 'vitest'
import { optionMarks } from './option-marks.ts'

const fixed = (priceFrom: number, branchIds: readonly string[]) => ({
  ...{ priceKind: 'fixed' as const, priceFrom, priceTo: null, branchIds },
})
const same = fixed(40, ['1', '2'])
const dearer = fixed(60, ['1'])
const service = { priceKind: 'fixed' as const, priceFrom: 40, priceTo: null, options: [same, dearer] }

test.each([
  ['the same price at the same centre', same, '1', { changesPrice: false, changesCentre: false }],
  ['another price', dearer, '1', { changesPrice: true, changesCentre: false }],
  ['another price elsewhere', dearer, '2', { changesPrice: true, changesCentre: true }],
])('an option with %s', (_case, option, branchId, marks) => {
  expect(optionMarks(service, option, branchId)).toEqual(marks)
})
