import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { describePharmaciesImport } from './describe-pharmacies-import.ts'
import { importPharmacies } from './import-pharmacies.ts'

const { db } = await testDatabase()
const newFolder = testFolders()
const now = new Date('2026-11-21T09:00:00Z')
const deps = { db, clock: { now: () => now } }
beforeAll(() => loadReferenceData(db))
beforeEach(() => sql`truncate pharmacy, pharmacy_hours, pharmacy_chain cascade`.execute(db))

const HEADER =
  'id,name_ru,name_be,name_en,town_code,town_ru,street_ru,street_be,house,lat,lon,phone,hours_ru,is_24h,is_demo,chain'
const LINES = [
  HEADER,
  '1,Аптека № 1,Аптэка № 1,Pharmacy No. 1,17,Минск,улица Проб,вуліца Проб,29,53.88951,27.48146,+375170000041,Круглосуточно,1,1,',
  '2,Аптека № 2,Аптэка № 2,Pharmacy No. 2,17,Минск,Вторая улица,,33,53.95249,27.55989,"+375170000042, +375290000042",Пн-Пт 08:00-20:00; Сб-Вс 09:00-18:00,0,1,Зелёные',
  '3,Аптека № 3,Аптэка № 3,Pharmacy No. 3,162,Брест,Третья улица,Трэцяя вуліца,12,52.1,23.7,+375162000043,Пн-Пт 08:00-19:00; Сб 09:00-15:00; Вс выходной,0,1,Зелёные',
]

async function fileOf(lines: readonly string[]): Promise<string> {
  const folder = await newFolder()
  await folder.write('pharmacies.csv', `${lines.join('\n')}\n`)
  return join(folder.path, 'pharmacies.csv')
}
const said = async (lines: readonly string[]) =>
  describePharmaciesImport(await importPharmacies(await fileOf(lines), deps), 'ru')
const replaced = (from: string, to: string) => LINES.map(line => line.replace(from, to))
const state = async () => {
  const { rows } = await sql<{ row: string }>`
    select 'p' || p::text || p.xmin as row from pharmacy p
    union all select 'h' || h::text || h.xmin from pharmacy_hours h
    union all select 'c' || c::text || c.xmin from pharmacy_chain c order by 1`.execute(db)
  return rows.map(({ row }) => row)
}

test('pharmacies are imported with chain, address and hours', async () => {
  expect(await said(LINES)).toEqual([
    'Аптеки: добавлено 3, обновлено 0, без изменений 0, больше нет 0.',
    'Часы работы изменились, аптек: 3.',
  ])
  const rows = await db
    .selectFrom('pharmacy')
    .leftJoin('pharmacy_chain', 'pharmacy_chain.id', 'chain_id')
    .selectAll('pharmacy')
    .select('pharmacy_chain.code as chain')
    .orderBy('pharmacy.code')
    .execute()
  expect(rows.map(({ chain }) => chain)).toEqual([null, 'Зелёные', 'Зелёные'])
  expect(rows[1]).toMatchObject({
    name_en: 'Pharmacy No. 2',
    address_ru: 'Вторая улица, 33',
    address_be: null,
    location_code: 17,
    phones: ['+375170000042', '+375290000042'],
  })
  const hours = await db.selectFrom('pharmacy_hours').selectAll().orderBy('day').execute()
  const of = (at: number) => hours.filter(({ pharmacy_id }) => pharmacy_id === rows[at]?.id)
  expect(of(0).map(({ opens, closes }) => [opens, closes])).toEqual(Array(7).fill([0, 1440]))
  expect(of(2).map(({ day, closes }) => [day, closes])).toEqual([
    ...[1, 2, 3, 4, 5].map(day => [day, 1140]),
    [6, 900],
  ])
})

test('the same file again writes nothing', async () => {
  await said(LINES)
  const before = await state()
  expect(await said(LINES)).toEqual(['Аптеки: добавлено 0, обновлено 0, без изменений 3, больше нет 0.'])
  expect(await state()).toEqual(before)
})

test('changed hours replace the former, and a pharmacy that is missing is marked', async () => {
  await said(LINES)
  const changed = replaced('Пн-Пт 08:00-20:00; Сб-Вс 09:00-18:00', '"Пн 07:00-20:00, 21:00-23:00"')
  expect(await said(changed.filter(line => !line.startsWith('3,')))).toEqual([
    'Аптеки: добавлено 0, обновлено 0, без изменений 2, больше нет 1.',
    'Часы работы изменились, аптек: 1.',
  ])
  const second = await db
    .selectFrom('pharmacy_hours')
    .innerJoin('pharmacy', 'pharmacy.id', 'pharmacy_id')
    .where('code', '=', '2')
    .select(['opens', 'closes'])
    .orderBy('opens')
    .execute()
  expect(second).toEqual([
    { opens: 420, closes: 1200 },
    { opens: 1260, closes: 1380 },
  ])
  const removed = await db.selectFrom('pharmacy').select(['code', 'removed_at']).orderBy('code').execute()
  expect(removed.map(({ removed_at }) => removed_at)).toEqual([null, null, now])
})

test('a file that lacks more than half of the pharmacies is refused, unless they are to be removed', async () => {
  const many = Array.from({ length: 12 }, (_, at) => `${LINES[1]?.replace(/^1,/, `m${at},`)}`)
  await said([HEADER, ...many])
  const before = await state()
  const short = [HEADER, ...many.slice(0, 5)]
  for (const options of [{}, { checkOnly: true }])
    expect(
      describePharmaciesImport(await importPharmacies(await fileOf(short), deps, options), 'ru')[0],
    ).toMatch(/^pharmacies\.csv: в файле нет 7 из 12 записей.*--remove-missing/)
  expect(await state()).toEqual(before)
  expect(await said([HEADER, ...many.slice(0, 6)])).toEqual([
    'Аптеки: добавлено 0, обновлено 0, без изменений 6, больше нет 6.',
  ])
  await said([HEADER, ...many])
  const removed = await importPharmacies(await fileOf(short), deps, { removeMissing: true })
  expect(removed).toMatchObject({ outcome: 'imported', pharmacies: { removed: 7 } })
})

test('pharmacies of the demo give way to those of the operator', async () => {
  const many = Array.from({ length: 12 }, (_, at) => `${LINES[1]?.replace(/^1,/, `m${at},`)}`)
  await importPharmacies(await fileOf([HEADER, ...many]), deps, { isDemo: true })
  expect(await said(LINES)).toContain('Аптеки: добавлено 3, обновлено 0, без изменений 0, больше нет 12.')
})

test('all mistakes are told at once with line and column, and nothing changes', async () => {
  await said(LINES)
  const before = await state()
  const wrong = [
    HEADER,
    '1,Аптека,,,9999999,,Улица,,1,27.48146,53.88951,phone,иногда,может быть,1,',
    ',Аптека,,,17,,,,,53.9,27.5,,Пн-Пт 08:00-20:00,0,1,',
    '5,Аптека,,,Минск,,Улица,,1,53.9,27.5,,,0,1,',
    '5,Аптека,,,Минск,,Улица,,1,48.85,2.35,,,0,1,',
  ]
  expect(await said(wrong)).toMatchInlineSnapshot(`
    [
      "pharmacies.csv, строка 2, столбец «lat»: ожидаются градусы от 51.23 до 56.17: координаты в Беларуси; указано «27.48146»",
      "pharmacies.csv, строка 2, столбец «lon»: ожидаются градусы от 23.16 до 32.77: координаты в Беларуси; указано «53.88951»",
      "pharmacies.csv, строка 2, столбец «phone»: ожидаются телефоны через точку с запятой или запятую, например +375 17 200-00-00; указано «phone»",
      "pharmacies.csv, строка 2, столбец «hours_ru»: ожидаются часы работы, например «Пн-Пт 08:00-20:00; Сб 09:00-18:00; Вс выходной» или «Круглосуточно»; указано «иногда»",
      "pharmacies.csv, строка 2, столбец «is_24h»: ожидается «да» или «нет»; указано «может быть»",
      "pharmacies.csv, строка 2, столбец «town_code»: неизвестный населённый пункт; ожидается название или код из справочника населённых пунктов; указано «9999999»",
      "pharmacies.csv, строка 3, столбец «id»: значение не указано; оно нужно",
      "pharmacies.csv, строка 3, столбец «address_ru»: адрес не указан: нужен address_ru или street_ru",
      "pharmacies.csv, строка 5, столбец «lat»: ожидаются градусы от 51.23 до 56.17: координаты в Беларуси; указано «48.85»",
      "pharmacies.csv, строка 5, столбец «lon»: ожидаются градусы от 23.16 до 32.77: координаты в Беларуси; указано «2.35»",
      "pharmacies.csv, строка 5, столбец «id»: повтор: то же самое уже есть в строке 4",
      "Найдено 11 ошибок. Ничего не изменено.",
    ]
  `)
  expect(await state()).toEqual(before)
})

test('a chain is called as one of its rows says, and two names of it are told', async () => {
  const [, , second = '', third = ''] = LINES
  const named = (...names: string[]) => [
    `${HEADER},chain_name`,
    ...[second, third].map((line, at) => `${line},${names[at]}`),
  ]
  for (const names of [
    ['Зелёные аптеки', ''],
    ['', 'Зелёные и белые'],
  ]) {
    await said(named(...names))
    expect((await db.selectFrom('pharmacy_chain').select('name').execute()).map(({ name }) => name)).toEqual([
      names.join(''),
    ])
  }
  expect(await said(named('Сеть А', 'Сеть Б'))).toEqual([
    'pharmacies.csv, строка 3, столбец «chain_name»: у сети «Зелёные» в строке 2 другое название, «Сеть А»; указано «Сеть Б»',
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
})

test('a chain has names in other languages, too', async () => {
  const [, , second = '', third = ''] = LINES
  const file = (...be: string[]) => [
    `${HEADER},chain_name,chain_name_be`,
    ...[second, third].map((line, at) => `${line},Зелёные аптеки,${be[at]}`),
  ]
  const names = async () =>
    (await db.selectFrom('pharmacy_chain').select(['name', 'name_be', 'name_en']).execute()).map(
      Object.values,
    )
  await said(file('', 'Зялёныя аптэкі'))
  expect(await names()).toEqual([['Зелёные аптеки', 'Зялёныя аптэкі', null]])
  expect(await said(file('Зялёныя аптэкі', 'Іншыя'))).toEqual([
    'pharmacies.csv, строка 3, столбец «chain_name_be»: у сети «Зелёные» в строке 2 другое название, «Зялёныя аптэкі»; указано «Іншыя»',
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
  await said(file('', ''))
  expect(await names()).toEqual([['Зелёные аптеки', null, null]])
})

test('needed columns that are missing are named', async () => {
  expect(await said(['id,name_ru,town', '1,Аптека,Минск'])).toEqual([
    'pharmacies.csv, строка 1, столбец «town_code»: столбца нет; он нужен',
    'pharmacies.csv, строка 1, столбец «lat»: столбца нет; он нужен',
    'pharmacies.csv, строка 1, столбец «lon»: столбца нет; он нужен',
    'pharmacies.csv, строка 2, столбец «address_ru»: адрес не указан: нужен address_ru или street_ru',
    'Найдено 4 ошибки. Ничего не изменено.',
  ])
})

test('an import beside a feed that has locked pharmacies in their order waits for it', async () => {
  await said(LINES)
  const lock = (trx: typeof db, code: string) =>
    sql`select from pharmacy where code = ${code} for no key update`.execute(trx)
  const file = await fileOf([
    HEADER,
    ...LINES.slice(1)
      .toReversed()
      .map(line => line.replace('улица', 'ул.')),
  ])
  let imported: ReturnType<typeof importPharmacies> | undefined
  await db.transaction().execute(async trx => {
    await lock(trx, '1')
    imported = importPharmacies(file, deps)
    await waitUntilBlocked(db)
    await lock(trx, '3')
  })
  expect(await imported).toMatchObject({ outcome: 'imported', pharmacies: { updated: 3 } })
})

test('a long file tells its progress', async () => {
  const [first = ''] = LINES.slice(1)
  const many = Array.from({ length: 2001 }, (_, at) => first.replace('1,', `${at + 1},`))
  const told: number[] = []
  const watched = { ...deps, progress: (rows: number) => void told.push(rows) }
  const file = await fileOf([HEADER, ...many])
  expect(await importPharmacies(file, watched)).toMatchObject({ pharmacies: { added: 2001 } })
  expect(told).toEqual([2000])
})
