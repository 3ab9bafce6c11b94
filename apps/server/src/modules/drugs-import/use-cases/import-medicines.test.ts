import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { registerFiles, registerWriter } from '../testing/register-files.ts'
import { describeMedicinesImport } from './describe-medicines-import.ts'
import { importMedicines } from './import-medicines.ts'

const { db } = await testDatabase()
const write = registerWriter()
let now = new Date('2026-11-21T09:00:00Z')
const deps = { db, clock: { now: () => now } }
const options = { source: 'Реестр', asOf: '2026-11-01' }

beforeEach(async () => {
  now = new Date('2026-11-21T09:00:00Z')
  await sql`truncate drug, drug_pack, drug_register cascade`.execute(db)
})

const said = async (paths: { drugs: string; packs: string }) =>
  describeMedicinesImport(await importMedicines(paths, deps, options), 'ru')
const drugs = () => db.selectFrom('drug').selectAll().orderBy('code').execute()
const packs = () => db.selectFrom('drug_pack').selectAll().orderBy('code').execute()
const versions = async () =>
  (
    await sql`select xmin::text, code from drug union all select xmin::text, code from drug_pack
    union all select xmin::text, '' from drug_register order by 2`.execute(db)
  ).rows

test('a register is imported with its presentations', async () => {
  expect(await said(await write())).toEqual([
    'Лекарства: добавлено 4, обновлено 0, без изменений 0, больше нет 0.',
    'Упаковки: добавлено 5, обновлено 0, без изменений 0, больше нет 0.',
  ])
  const [first, second, group, unclear] = await drugs()
  expect(first).toMatchObject({
    name_ru: 'Альфален',
    atc_code: 'M01AE01',
    dispensing: 'otc',
    manufacturer: 'Завод «Проба», Республика Беларусь/ Maker "A" Ltd, Индия',
    registered_on: '2022-04-14',
    valid_until: null,
    has_no_end: true,
  })
  expect(second).toMatchObject({ valid_until: '2031-03-24', has_no_end: false })
  expect(group).toMatchObject({ form_ru: null })
  expect(unclear).toMatchObject({ dispensing: null })
  expect((await packs()).map(({ strength }) => strength)).toEqual([
    '200мг',
    '400мг',
    '200мг',
    null,
    '10мг/1мл',
  ])
  expect(await db.selectFrom('drug_register').select(['source', 'as_of']).execute()).toEqual([
    { source: 'Реестр', as_of: '2026-11-01' },
  ])
})

test('the same register again writes nothing', async () => {
  const paths = await write()
  await said(paths)
  const before = await versions()
  now = new Date('2026-11-22T09:00:00Z')
  expect(await said(paths)).toEqual([
    'Лекарства: добавлено 0, обновлено 0, без изменений 4, больше нет 0.',
    'Упаковки: добавлено 0, обновлено 0, без изменений 5, больше нет 0.',
  ])
  expect(await versions()).toEqual(before)
})

test('the same files again keep the source and the date that were told before, unless others are told', async () => {
  const files = await write()
  const register = () => db.selectFrom('drug_register').select(['source', 'as_of']).execute()
  const bring = (given: { source: string | null; asOf: '2026-11-08' | null }) =>
    importMedicines(files, deps, given)
  await importMedicines(files, deps, options)
  await bring({ source: null, asOf: null })
  expect(await register()).toEqual([{ source: 'Реестр', as_of: '2026-11-01' }])
  await bring({ source: null, asOf: '2026-11-08' })
  expect(await register()).toEqual([{ source: 'Реестр', as_of: '2026-11-08' }])
  await bring({ source: 'Другой', asOf: null })
  expect(await register()).toEqual([{ source: 'Другой', as_of: '2026-11-08' }])
  await importMedicines(await write({ packs: registerFiles.packs.slice(0, -1) }), deps, {
    source: null,
    asOf: null,
  })
  expect(await register()).toEqual([{ source: null, as_of: civilDateOf(now) }])
})

test('a date of the register that is still to come is refused, also when it is only checked, and that of today is taken', async () => {
  const files = await write()
  await importMedicines(files, deps, options)
  const before = await versions()
  const bring = (asOf: string, checkOnly = false) =>
    importMedicines(files, deps, { source: 'Реестр', asOf: asOf as '2026-11-08', checkOnly })
  const today = civilDateOf(now)
  for (const checkOnly of [true, false]) {
    const result = await bring(addDays(today, 1), checkOnly)
    expect(result).toMatchObject({ outcome: 'refused', problems: [{ file: '--as-of', line: null }] })
    expect(describeMedicinesImport(result, 'ru').join()).toContain(
      'дата реестра 22.11.2026 ещё не наступила, сегодня 21.11.2026: проверьте --as-of',
    )
  }
  expect(await versions()).toEqual(before)
  expect(await bring(today)).toMatchObject({ outcome: 'imported' })
})

test('a register that lacks more than half of the medicines or packages is refused, unless they are to be removed', async () => {
  const line = registerFiles.packs[1] ?? ''
  const many = Array.from({ length: 12 }, (_, at) => line.replace(/^[^,]+/, `m${at}`))
  const whole = await write({ packs: [...registerFiles.packs, ...many] })
  await said(whole)
  const before = await versions()
  const short = await write()
  expect(await said(short)).toMatchObject([
    expect.stringMatching(/: в файле нет 12 из 17 записей.*--remove-missing/),
    expect.anything(),
  ])
  expect(await versions()).toEqual(before)
  expect(await importMedicines(short, deps, { ...options, removeMissing: true })).toMatchObject({
    packs: { removed: 12 },
  })
})

test('what the register no longer has is marked, and comes back as it was', async () => {
  await said(await write())
  const ids = (await drugs()).map(({ id }) => id)
  const without = registerFiles.drugs.filter(line => !line.startsWith('2,'))
  const packsWithout = registerFiles.packs.filter(line => !line.startsWith('21,'))
  expect(await said(await write({ drugs: without, packs: packsWithout }))).toEqual([
    'Лекарства: добавлено 0, обновлено 0, без изменений 3, больше нет 1.',
    'Упаковки: добавлено 0, обновлено 0, без изменений 4, больше нет 1.',
  ])
  expect((await drugs()).map(({ removed_at }) => removed_at)).toEqual([null, now, null, null])
  expect((await said(await write()))[0]).toBe(
    'Лекарства: добавлено 0, обновлено 1, без изменений 3, больше нет 0.',
  )
  const back = await drugs()
  expect(back.map(({ removed_at }) => removed_at)).toEqual([null, null, null, null])
  expect(back.map(({ id }) => id)).toEqual(ids)
})

const windows1251 = (text: string) =>
  Uint8Array.from(text, letter => {
    const code = letter.codePointAt(0) ?? 0
    const bytes: Record<string, number> = { '№': 0xb9, '«': 0xab, '»': 0xbb, ё: 0xb8, і: 0xb3, І: 0xb2 }
    return code < 128 ? code : (bytes[letter] ?? code - 0x410 + 0xc0)
  })
const inSemicolons = (text: string) =>
  text.replace(/"((?:[^"]|"")*)"|,/g, (cell, quoted: string | undefined) =>
    quoted === undefined ? ';' : cell,
  )

test.each<[string, (text: string) => string | Uint8Array]>([
  ['windows-1251', windows1251],
  ['windows-1251 with semicolons', text => windows1251(inSemicolons(text))],
  ['a byte-order mark', text => `\uFEFF${text}`],
  ['a byte-order mark and semicolons', text => `\uFEFF${inSemicolons(text)}`],
  ['tabs', text => inSemicolons(text).replaceAll(';', '\t')],
  ['UTF-16', text => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('a file with %s is the same register', async (_case, encode) => {
  await said(await write())
  expect(await said(await write({}, encode))).toEqual([
    'Лекарства: добавлено 0, обновлено 0, без изменений 4, больше нет 0.',
    'Упаковки: добавлено 0, обновлено 0, без изменений 5, больше нет 0.',
  ])
})

test('all mistakes are told at once with line and column, and nothing changes', async () => {
  await said(await write())
  const before = await versions()
  const paths = await write({
    drugs: [
      'id,name_ru,inn_en,atc,dispensing,reg_date,valid_to',
      '1,,Ibuprofen,M01AE01,otc,14.04.2022,бессрочно',
      '2,Б,Ibuprofen,M1,sometimes,31.02.2022,вечно',
      '1,Ещё раз,Ibuprofen,M01AE01,otc,14.04.2022,бессрочно',
    ],
    packs: ['pack_id,drug_id', '11,7'],
  })
  expect(await said(paths)).toMatchInlineSnapshot(`
    [
      "drugs.csv, строка 2, столбец «name_ru»: значение не указано; оно нужно",
      "drugs.csv, строка 3, столбец «atc»: ожидается код АТХ, например N02BE01; указано «M1»",
      "drugs.csv, строка 3, столбец «dispensing»: ожидается otc (без рецепта), rx (по рецепту) или hospital (для стационаров); указано «sometimes»",
      "drugs.csv, строка 3, столбец «reg_date»: ожидается дата, например 25.12.2026; указано «31.02.2022»",
      "drugs.csv, строка 3, столбец «valid_to»: ожидается дата, например 25.12.2026, или «бессрочно»; указано «вечно»",
      "drugs.csv, строка 4, столбец «id»: повтор: то же самое уже есть в строке 2",
      "packs.csv, строка 1, столбец «presentation_ru»: столбца нет; он нужен",
      "packs.csv, строка 2, столбец «drug_id»: такого кода нет в файле drugs.csv; указано «7»",
      "Найдено 8 ошибок. Ничего не изменено.",
    ]
  `)
  expect(await versions()).toEqual(before)
})

test('a missing or an empty file changes nothing', async () => {
  const { drugs, packs } = await write({ packs: registerFiles.packs.slice(0, 1) })
  expect(await said({ drugs: `${drugs}.old`, packs })).toEqual([
    `${drugs}.old: такого файла нет`,
    'packs.csv: ожидается хотя бы одна строка',
    'Найдено 2 ошибки. Ничего не изменено.',
  ])
  expect(await versions()).toEqual([])
})

test('a check changes nothing', async () => {
  const result = await importMedicines(await write(), deps, { ...options, checkOnly: true })
  expect(describeMedicinesImport(result, 'ru').at(-1)).toBe('Лекарств: 4, упаковок: 5.')
  expect(await versions()).toEqual([])
})

test('a long register tells its progress over both files, and counts what is in each batch', async () => {
  const [header = '', ...lines] = registerFiles.packs
  const many = Array.from({ length: 4100 }, (_, at) => `${at + 100},1,"таблетки 200мг №${at + 1}",таблетки`)
  const files = await write({ packs: [header, ...lines, ...many] })
  const told: number[] = []
  const watched = { ...deps, progress: (rows: number) => void told.push(rows) }
  expect(await importMedicines(files, watched, options)).toMatchObject({ packs: { added: 4105, removed: 0 } })
  expect(told).toEqual([2004, 4004])
  const fewer = await write({ packs: [header, ...lines, ...many.slice(0, 3000)] })
  expect(await importMedicines(fewer, deps, options)).toMatchObject({
    packs: { added: 0, updated: 0, unchanged: 3005, removed: 1100 },
  })
})
