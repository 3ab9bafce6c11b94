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
const cover = async () =>
  (
    await sql`
    select p.code as clinic, b.code as branch, s.code as service, o.code as option, c.coverage, c.share, l.code as limit
    from programme_cover c join provider p on p.id = c.provider_id left join branch b on b.id = c.branch_id
    left join service s on s.id = c.service_id left join service_option o on o.id = c.option_id
    left join programme_limit l on l.id = c.limit_id order by c.id`.execute(db)
  ).rows

test('a programme is imported with its contracts, members, limits and what is covered', async () => {
  expect(await said(employerFiles)).toEqual([
    'Программа plant загружена.',
    'Договоров: 1, строк покрытия: 3, лимитов: 1.',
    'Участники: добавлено 2, обновлено 0, без изменений 0, больше нет 0.',
  ])
  expect(await cover()).toEqual([
    {
      clinic: 'lode',
      branch: null,
      service: null,
      option: null,
      coverage: 'COVERED',
      share: 80,
      limit: null,
    },
    {
      clinic: 'lode',
      branch: 'b2',
      service: null,
      option: null,
      coverage: 'NOT_COVERED',
      share: 100,
      limit: null,
    },
    {
      clinic: 'lode',
      branch: null,
      service: 'mri',
      option: 'one',
      coverage: 'LIMITED',
      share: 100,
      limit: 'mri-year',
    },
  ])
  const families = await db
    .selectFrom('programme_member')
    .select(['code', 'family_code'])
    .orderBy('code')
    .execute()
  expect(families).toEqual([
    { code: '1', family_code: '1' },
    { code: '2', family_code: '1' },
  ])
})

test('an import of a programme that is switched off says so', async () => {
  await bringIn(employerFiles)
  await db.updateTable('programme').set({ active: false }).execute()
  expect((await said(employerFiles)).at(-1)).toBe(
    'Программа выключена и никого не покрывает. Включить: vizit programmes activate plant',
  )
})

test('a repeated import changes nothing', async () => {
  await bringIn(insurerFiles)
  const before = await state()
  expect(await said(insurerFiles)).toContain(
    'Участники: добавлено 0, обновлено 0, без изменений 3, больше нет 0.',
  )
  expect(await state()).toEqual(before)
})

test('whoever is missing in the list has left, and a list that is missing changes nobody', async () => {
  await bringIn(employerFiles)
  const { 'members.csv': members, ...others } = employerFiles
  await bringIn(others)
  expect(
    await db.selectFrom('programme_member').where('removed_at', 'is', null).selectAll().execute(),
  ).toHaveLength(2)
  await bringIn({ ...others, 'members.csv': members.split('\n').slice(0, 2).join('\n') })
  const gone = await db
    .selectFrom('programme_member')
    .select(['code', 'removed_at'])
    .orderBy('code')
    .execute()
  expect(gone).toEqual([
    { code: '1', removed_at: null },
    { code: '2', removed_at: now },
  ])
  expect(await said(employerFiles)).toContain(
    'Участники: добавлено 0, обновлено 1, без изменений 1, больше нет 0.',
  )
})

test('two members may exchange their addresses', async () => {
  await bringIn(employerFiles)
  const exchanged = employerFiles['members.csv']
    .replace('ivan@plant.by', 'x')
    .replace('anna@zavod.by', 'ivan@plant.by')
    .replace('x', 'anna@zavod.by')
  expect(await said({ ...employerFiles, 'members.csv': exchanged })).toContain(
    'Участники: добавлено 0, обновлено 2, без изменений 0, больше нет 0.',
  )
})

test("an insurer's member may have the address of an employer's", async () => {
  await bringIn(employerFiles)
  const members = `code;contract;barcode;email
a;ДМС-100;4810000000018;ivan@plant.by`
  expect(await said({ ...insurerFiles, 'members.csv': members })).toContain(
    'Участники: добавлено 1, обновлено 0, без изменений 0, больше нет 0.',
  )
})

test('nothing of a person is readable in the database', async () => {
  await bringIn(employerFiles)
  await bringIn(insurerFiles)
  const { rows } = await sql<{
    text: string
  }>`select row_to_json(m)::text as text from programme_member m`.execute(db)
  const stored = rows.map(({ text }) => text).join('\n')
  for (const secret of [
    'ivan@',
    'Иванов',
    '1984-02-29',
    '375291110002',
    '4810000000018',
    'ДМС-200001',
    'Вера',
  ])
    expect(stored).not.toContain(secret)
})

test('a check writes nothing', async () => {
  const result = await bringIn(insurerFiles, { checkOnly: true })
  expect(describeProgrammeImport(result, 'ru')).toContain('В файле 3 участника.')
  expect(await state()).toEqual([])
})

test('a folder that lacks more than half of ten or more members is refused, unless they are to be removed', async () => {
  const [header = ''] = (employerFiles['members.csv'] ?? '').split('\n')
  const columns = header.split(';')
  const row = (nth: number) =>
    columns
      .map(name => ({ Код: `f${nth}`, Договор: '2026', 'E-mail': `f${nth}@plant.by` })[name] ?? '')
      .join(';')
  const folder = (count: number) => ({
    ...employerFiles,
    'members.csv': [header, ...Array.from({ length: count }, (_, nth) => row(nth)), ''].join('\n'),
  })
  await bringIn(folder(12))
  const before = await state()
  for (const options of [{}, { checkOnly: true }])
    expect(describeProgrammeImport(await bringIn(folder(5), options), 'ru')[0]).toMatch(
      /^members\.csv: в файле нет 7 из 12 записей.*--remove-missing/,
    )
  expect(await state()).toEqual(before)
  expect(await bringIn(folder(5), { removeMissing: true })).toMatchObject({ members: { removed: 7 } })
})

test('a list of members with a header only is refused where there are members, unless they are to be removed', async () => {
  const [header = ''] = (employerFiles['members.csv'] ?? '').split('\n')
  const empty = { ...employerFiles, 'members.csv': `${header}\n` }
  expect(await bringIn(empty)).toMatchObject({ outcome: 'imported' })
  await bringIn(employerFiles)
  expect((await said(empty))[0]).toMatch(/^members\.csv: в файле нет 2 из 2 записей.*--remove-missing/)
  expect(await bringIn(empty, { removeMissing: true })).toMatchObject({ members: { removed: 2 } })
})

test('a long list of members tells its progress', async () => {
  const [header = ''] = (employerFiles['members.csv'] ?? '').split('\n')
  const columns = header.split(';')
  const row = (nth: number) =>
    columns
      .map(name => ({ Код: `f${nth}`, Договор: '2026', 'E-mail': `f${nth}@plant.by` })[name] ?? '')
      .join(';')
  const rows = Array.from({ length: 5001 }, (_, nth) => row(nth))
  const told: number[] = []
  const progress = (members: number) => void told.push(members)
  const files = { ...employerFiles, 'members.csv': [header, ...rows, ''].join('\n') }
  expect(await bringIn(files, { progress })).toMatchObject({ members: { added: 5001 } })
  expect(told).toEqual([5000])
})
