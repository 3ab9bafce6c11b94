import { expect, test } from 'vitest'
import { partsInOrder, type ServiceChoice, servicePriorities } from './service-choice.ts'
import { chooseOption, isOptionAtBranch, pathsWith } from './service-option.ts'

const order = partsInOrder(servicePriorities)
const way = (branchId: string, doctorId: string, serviceId = 'mri') => ({
  directionId: 'diagnostics',
  subGroupId: null,
  serviceId,
  branchId,
  doctorId,
})
const paths = [
  way('centre', 'anna'),
  way('centre', 'boris'),
  way('north', 'vera'),
  way('centre', 'anna', 'ecg'),
]
const open3t = { branchIds: ['north'] }
const anywhere = { branchIds: ['centre', 'north'] }

test.each([
  ['no option', null, 'centre', true],
  ['no branch yet', open3t, null, true],
  ['an option of that branch', open3t, 'north', true],
  ['an option of another branch', open3t, 'centre', false],
])('%s', (_case, option, branchId, given) => expect(isOptionAtBranch(option, branchId)).toBe(given))

test('an option that the branch lacks clears branch and specialist, and single options are chosen', () => {
  const choice: ServiceChoice = way('centre', 'anna')
  expect(chooseOption(paths, choice, order, open3t)).toEqual(way('north', 'vera'))
})

test('a specialist who provides it elsewhere too is chosen again with the branch', () => {
  const both = [...paths, way('north', 'anna')]
  expect(chooseOption(both, way('centre', 'anna'), order, open3t)).toEqual({
    ...way('north', 'anna'),
    doctorId: null,
  })
})

test('an option that the branch has clears nothing, nor does clearing the option', () => {
  expect(chooseOption(paths, way('centre', 'boris'), order, anywhere)).toEqual(way('centre', 'boris'))
  expect(chooseOption(paths, way('north', 'vera'), order, null)).toEqual(way('north', 'vera'))
})

test('an option does not close other services', () =>
  expect(pathsWith(paths, way('north', 'vera'), open3t)).toEqual([
    way('north', 'vera'),
    way('centre', 'anna', 'ecg'),
  ]))
