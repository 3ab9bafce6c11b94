import { expect, test } from 'vitest'
import { branch, doctor } from '../../testing/clinic.ts'
import { filterByTown } from './filter-by-town.ts'

const minsk = branch('1', 'Минск')
const brest = { ...branch('2', 'Брест'), locationCode: 162 }
const both = doctor('7', { at: ['1', '2'] })
const there = doctor('8', { at: ['2'] })

test("a town leaves its branches, their doctors, and only the doctors' work there", () => {
  const { doctors, branches, isWhole } = filterByTown([both, there], [minsk, brest], 17)
  expect(branches).toEqual([minsk])
  expect(isWhole).toBe(false)
  expect(doctors.map(({ id, branches: at }) => [id, at])).toEqual([['7', ['1']]])
})

test.each([undefined, 212])('without a town, or without a branch in it (%s), nothing is filtered', town => {
  expect(filterByTown([both, there], [minsk, brest], town)).toEqual({
    doctors: [both, there],
    branches: [minsk, brest],
    isWhole: true,
  })
})

test('a branch that a link names is shown with its own town, whichever town was chosen before', () => {
  const { doctors, branches } = filterByTown([both, there], [minsk, brest], 17, '2')
  expect(branches).toEqual([brest])
  expect(doctors.map(({ id }) => id)).toEqual(['7', '8'])
})

test('where no town was chosen, a branch narrows nothing', () => {
  expect(filterByTown([both, there], [minsk, brest], undefined, '2').branches).toEqual([minsk, brest])
})
