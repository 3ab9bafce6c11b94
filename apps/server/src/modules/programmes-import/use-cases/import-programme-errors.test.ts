import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { programmeKeys } from '../../programmes/public.ts'
import { employerFiles, fillClinics, insurerFiles, programmeWriter } from '../testing/programme-folder.ts'
import { describeProgrammeImport } from './describe-programme-import.ts'
import { importProgramme } from './import-programme.ts'

const database = await testDatabase()
const { db } = database
const write = programmeWriter()
const now = new Date('2026-11-24T09:00:00Z')
const clock = { now: () => now }
const { coverageEnds: ends } = testServices({ database, clock })
const deps = { db, clock, keys: programmeKeys(SECRET), ends }

beforeEach(() => fillClinics(db))

const bringIn = async (files: Readonly<Record<string, string>>, options = {}) =>
  importProgramme(await write(files), deps, options)
const said = async (files: Readonly<Record<string, string>>) =>
  describeProgrammeImport(await bringIn(files), 'ru')
const state = async () =>
  (
    await sql`select xmin::text, code from programme_member union all select xmin::text, domain from programme_domain
    order by 2`.execute(db)
  ).rows

test('two spellings of an address are told as a repeated one, also by a check alone', async () => {
  const files = {
    ...employerFiles,
    'members.csv': `Код;Договор;E-mail
1;1;Ivan@plant.by
2;1;ivan@PLANT.by`,
  }
  const problem = 'members.csv, строка 3, столбец «E-mail»: повтор: то же самое уже есть в строке 2'
  expect(await said(files)).toContain(problem)
  expect(describeProgrammeImport(await bringIn(files, { checkOnly: true }), 'ru')).toContain(problem)
})

test('all problems are told at once with line and column, and nothing is changed', async () => {
  const told = await said({
    'programme.csv': 'Код;Вид;Название;Домены почты\nplant;работодатель;Завод;',
    'contracts.csv': 'Договор;Действует с;Действует по\n1;02.01.2026;01.01.2026\n1;31.02.2026;',
    'members.csv': `Код;Договор;E-mail;Фамилия;Имя;Дата рождения;Телефон;Семья
1;1;ivan@other.by;Иванов;Иван;01.02.1980;123;
1;9;;Иванов1;Иван;30.02.1980;+375291112233;77`,
    'covered.csv': `Медицинский центр;Филиал;Услуга;Вариант;Покрытие;Процент;Лимит
none;;;;покрыто;;
lode;b9;;;может быть;;
lode;;mri;three;с лимитом;101;
lode;;;one;покрыто;;x`,
  })
  expect(told.toSorted()).toMatchInlineSnapshot(`
    [
      "contracts.csv, строка 2, столбец «Действует по»: последний день раньше первого; указано «01.01.2026»",
      "contracts.csv, строка 3, столбец «Действует с»: ожидается дата, например 25.12.2026; указано «31.02.2026»",
      "contracts.csv, строка 3, столбец «Договор»: повтор: то же самое уже есть в строке 2",
      "covered.csv, строка 2, столбец «Медицинский центр»: такого кода нет; указано «none»",
      "covered.csv, строка 3, столбец «Покрытие»: ожидается «покрыто», «с лимитом» или «не покрыто»; указано «может быть»",
      "covered.csv, строка 3, столбец «Филиал»: такого кода нет; указано «b9»",
      "covered.csv, строка 4, столбец «Вариант»: такого кода нет; указано «three»",
      "covered.csv, строка 4, столбец «Лимит»: для «с лимитом» нужен код лимита",
      "covered.csv, строка 4, столбец «Процент»: ожидается целое число от 1 до 100; указано «101»",
      "covered.csv, строка 5, столбец «Лимит»: лимит указан, а покрытие не «с лимитом»",
      "covered.csv, строка 5, столбец «Лимит»: такого кода нет; указано «x»",
      "covered.csv, строка 5, столбец «Услуга»: значение не указано; оно нужно",
      "members.csv, строка 2, столбец «E-mail»: домен адреса не указан у программы",
      "members.csv, строка 2, столбец «Телефон»: ожидается белорусский мобильный номер, например +375 29 123-45-67",
      "members.csv, строка 3, столбец «E-mail»: нечем подключиться: нужен e-mail (работодатель), штрихкод или номер договора (страховая)",
      "members.csv, строка 3, столбец «Дата рождения»: ожидается дата, например 25.12.2026",
      "members.csv, строка 3, столбец «Договор»: такого кода нет в файле contracts.csv; указано «9»",
      "members.csv, строка 3, столбец «Код»: повтор: то же самое уже есть в строке 2",
      "members.csv, строка 3, столбец «Семья»: такого кода нет в файле members.csv; указано «77»",
      "members.csv, строка 3, столбец «Фамилия»: ожидается имя: буквы, пробел, дефис и апостроф",
      "programme.csv, строка 2, столбец «Домены почты»: у работодателя нужны домены почты",
      "Найдена 21 ошибка. Ничего не изменено.",
    ]
  `)
  expect(await state()).toEqual([])
})

test.each([
  ['an unknown folder file', { 'extra.csv': 'a' }, 'extra.csv'],
  ['two programmes', { 'programme.csv': 'code;kind;name\na;insurer;A\nb;insurer;B' }, 'одна строка'],
  ['no programme', { 'programme.csv': 'code;kind;name' }, 'одна строка'],
  ['a member without a key', { 'members.csv': 'code;contract\na;ДМС-100' }, 'нечем подключиться'],
  [
    'spouses who name each other',
    { 'members.csv': 'code;contract;barcode;family\na;ДМС-100;4810000000018;b\nb;ДМС-100;4810000000025;a' },
    'строка 2, столбец «family»: этот участник сам записан в семью другого',
  ],
  [
    'a birthday that is to come',
    { 'members.csv': 'code;contract;barcode;birthday\na;ДМС-100;4810000000018;01.01.2030' },
    'строка 2, столбец «birthday»: дата рождения должна быть',
  ],
  ['a number without its suffix', { 'members.csv': 'code;contract;number\na;ДМС-200;ДМС-200001' }, 'суффикс'],
  [
    'a code with other letters',
    { 'programme.csv': 'code;kind;name\nЩит;insurer;Щит' },
    'столбец «code»: ожидается код программы',
  ],
  [
    'a percent of what is not covered',
    { 'covered.csv': 'clinic;coverage;share\nfar;not covered;50' },
    'столбец «share»: указан процент, а покрытие — «не покрыто»; указано «50»',
  ],
  [
    'the same card twice',
    { 'members.csv': 'code;contract;barcode\na;ДМС-100;4810000000018\nb;ДМС-100;4810000000018' },
    'строк',
  ],
])('%s is refused', async (_what, files, problem) => {
  const told = await said({ ...insurerFiles, ...files })
  expect(told.join('\n')).toContain(problem)
  expect(await state()).toEqual([])
})

test('a programme keeps its kind, and a domain its programme', async () => {
  await bringIn(employerFiles)
  const kind = { 'programme.csv': 'code;kind;name\nplant;insurer;Завод' }
  expect((await said({ ...insurerFiles, ...kind })).join('\n')).toContain('другой вид')
  const domain = employerFiles['programme.csv'].replace('\nplant;', '\nother;')
  expect((await said({ ...employerFiles, 'programme.csv': domain })).join('\n')).toContain(
    'этот домен уже у другой программы; указано «plant.by»',
  )
})

test('nobody is told of problems by the thousands', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => `${at};ДМС-100;x`)
  const told = await said({ ...insurerFiles, 'members.csv': ['code;contract;barcode', ...rows].join('\n') })
  expect(told).toHaveLength(202)
})
