import { clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import { expect, test } from 'vitest'
import type { Problem } from '../problem.ts'
import { describeProblems, problemsAsLines } from './describe-problems.ts'

const problems = Array.from({ length: 45_000 }, (_, at): Problem => {
  return { file: 'members.csv', line: at + 2, column: 'Телефон', key: 'problem.required' }
})
const t = clinicImportTexts('ru')

test('of many errors the first ones are printed, and how many more there are', () => {
  const lines = describeProblems(problems, t)
  expect(lines).toHaveLength(202)
  expect(lines[199]).toContain('members.csv, строка 201, столбец «Телефон»')
  expect(lines.slice(200)).toEqual([
    '…и ещё 44800. Все записывает в файл --problems ФАЙЛ.',
    expect.stringContaining('45000'),
  ])
})

test('all of them are lines of JSON', () => {
  const lines = problemsAsLines(problems, t)
  expect(lines).toHaveLength(45_000)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    ...{ file: 'members.csv', line: 45_001, column: 'Телефон', problem: 'problem.required' },
  })
})
