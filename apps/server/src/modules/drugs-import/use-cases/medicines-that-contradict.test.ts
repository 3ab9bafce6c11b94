import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { registerFiles, registerWriter } from '../testing/register-files.ts'
import { describeMedicinesImport } from './describe-medicines-import.ts'
import { importMedicines } from './import-medicines.ts'

const { db } = await testDatabase()
const write = registerWriter()
const deps = { db, clock: { now: () => new Date('2026-11-21T09:00:00Z') } }

const said = async (files: { drugs?: readonly string[]; packs?: readonly string[] }) =>
  describeMedicinesImport(
    await importMedicines(await write(files), deps, { source: null, asOf: null, checkOnly: true }),
    'ru',
  )
const [header = '', first = '', second = '', ...others] = registerFiles.drugs

test('a medicine whose quotation marks end nowhere is told alone, and not once more for each package that follows', async () => {
  const broken = second.replace('Завод,', '"Завод,')
  expect(await said({ drugs: [header, first, broken, ...others] })).toEqual([
    expect.stringMatching(/^drugs.csv, строка 3/),
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
})

test('so is one without an id', async () => {
  expect(await said({ drugs: [header, first, second.replace(/^2/, ''), ...others] })).toEqual([
    'drugs.csv, строка 3, столбец «id»: значение не указано; оно нужно',
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
})

test('packages of more medicines than rows without an id are told', async () => {
  const packs = [...registerFiles.packs, '51,5,таблетки 1мг №1,таблетки']
  expect(await said({ drugs: [header, first, second.replace(/^2/, ''), ...others], packs })).toEqual([
    'drugs.csv, строка 3, столбец «id»: значение не указано; оно нужно',
    'packs.csv, строка 4, столбец «drug_id»: такого кода нет в файле drugs.csv; указано «2»',
    'packs.csv, строка 7, столбец «drug_id»: такого кода нет в файле drugs.csv; указано «5»',
    'Найдено 3 ошибки. Ничего не изменено.',
  ])
})

test('a file without medicines is told alone', async () => {
  expect(await said({ drugs: [header] })).toEqual([
    'drugs.csv: ожидается хотя бы одна строка',
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
})

test('a registration that ends before it begins is told with its line and column; one of a single day is taken', async () => {
  const ends = (date: string) => [header, first, second.replace('24.03.2031', date), ...others]
  expect(await said({ drugs: ends('13.04.2022') })).toEqual([
    'drugs.csv, строка 3, столбец «valid_to»: дата окончания раньше даты начала; указано «13.04.2022»',
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
  expect((await said({ drugs: ends('14.04.2022') })).at(-1)).toBe('Лекарств: 4, упаковок: 5.')
})
