import { gzipSync } from 'node:zlib'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import { storedPrices } from '../testing/stock-world.ts'
import type { StockMode } from './apply-stock.ts'
import { describeStockImport } from './describe-stock-import.ts'
import { importStock } from './import-stock.ts'

const { db } = await testDatabase()
const { write, time, deps, bring, said, prices, versions } = stockFiles(db)

const FULL = [HEADER, 'g1,p1,"12,50",3,,', 'g1,p2,20.00,,2027-05-31,', 'r1,p1,13,0,,', 'r1,p3,30,1,,']

test('a full file is what its pharmacies have', async () => {
  expect(await said(FULL)).toEqual([
    'Строк: 4, принято: 4, аптек: 2.',
    'Цены: добавлено 3, обновлено 0, больше нет 0.',
  ])
  expect(await storedPrices(db)).toEqual([
    { at: 'g1 p1', price: 1250, quantity: 3, asOf: time.now },
    { at: 'g1 p2', price: 2000, quantity: null, asOf: time.now },
    { at: 'r1 p3', price: 3000, quantity: 1, asOf: time.now },
  ])
})

test('a file of more rows than one statement stages has each of them once, with what its cells say', async () => {
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru)
    select 100 + n, 'm' || n, 1, 'таблетки' from generate_series(1, 4100) n`.execute(db)
  const cells = (n: number) => (n % 2 === 0 ? `${n % 7},2027-05-31,2026-11-22T08:00:00Z` : ',,')
  const rows = Array.from({ length: 4100 }, (_, at) => `g1,m${at + 1},${at + 1},${cells(at + 1)}`)
  expect((await said([HEADER, ...rows]))[0]).toBe('Строк: 4100, принято: 4100, аптек: 1.')
  const { rows: stored } = await sql<{ written: string }>`
    select concat_ws(',', 'g1', k.code, s.price / 100, coalesce(s.quantity::text, ''), coalesce(s.best_before::text, ''),
      coalesce(to_char(s.as_of, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')) as written
    from stock s join drug_pack k on k.id = s.pack_id order by s.pack_id`.execute(db)
  // What is sold out is not kept.
  expect(stored.map(({ written }) => written)).toEqual(rows.filter(row => !row.includes(',0,2027')))
})

test('the next full file replaces its pharmacies and no others, and does not write what stays', async () => {
  await bring(FULL)
  const before = await versions()
  time.now = new Date('2026-11-24T09:00:00Z')
  expect((await said([HEADER, 'g1,p1,12.50,3,,', 'g1,p3,31,,,']))[1]).toBe(
    'Цены: добавлено 1, обновлено 0, больше нет 1.',
  )
  expect(await prices()).toEqual(['g1 p1 1250', 'g1 p3 3100', 'r1 p3 3000'])
  expect((await versions())[0]).toEqual(before[0])
  expect((await storedPrices(db)).map(({ asOf }) => asOf.getDate())).toEqual([24, 24, 23])
})

test('a delta changes what it names; sold out is removed; an older price never replaces a newer one', async () => {
  await bring(FULL)
  const result = await said(
    [
      HEADER,
      'g1,p1,11,,,',
      'g1,p2,5,0,,',
      'r1,p3,4,,,2026-11-22T09:00:00Z',
      'alone,p1,10,,,2026-11-23T08:00:00Z',
    ],
    'delta',
  )
  expect(result.slice(0, 3)).toEqual([
    'Строк: 4, принято: 4, аптек: 3.',
    'Цены: добавлено 1, обновлено 1, больше нет 1.',
    'Пропущено, потому что уже есть более новые сведения: 1.',
  ])
  expect(await prices()).toEqual(['alone p1 1000', 'g1 p1 1100', 'r1 p3 3000'])
  expect((await storedPrices(db))[0]?.asOf).toEqual(new Date('2026-11-23T08:00:00Z'))
})

test('rejected lines are told with their reasons, the others are taken', async () => {
  expect(
    await said([
      HEADER,
      'nowhere,p1,10,,,',
      'g1,none,10,,,',
      'g1,p1,free,,,',
      'g1,p1,10,some,,',
      'g1,p1,10,,yesterday,',
      'g1,p1,10,,2026-11-22,',
      'g1,p1,10,,,2026-11-25T00:00:00Z',
      'g1,p1',
      'g1,"p1,10,,,',
      // What the first pack costs is not known: a row that cannot be read may be the dearest.
      'g1,p2,10,,,',
      'g1,p2,11,,,',
    ]),
  ).toMatchInlineSnapshot(`
    [
      "Строк: 11, принято: 1, аптек: 1.",
      "Цены: добавлено 1, обновлено 0, больше нет 0.",
      "Отклонено строк: 10.",
      "  строка 2: такой аптеки нет",
      "  строка 3: такой упаковки нет",
      "  строка 4: ожидается цена в рублях от 0,01 до 100000",
      "  строка 5: ожидается количество",
      "  строка 6: ожидается срок годности, например 31.05.2027",
      "  строка 7: срок годности прошёл",
      "  строка 8: ожидается время не позже сегодняшнего, например 2026-11-23T08:30:00+03:00",
      "  строка 9: не столько значений, сколько столбцов",
      "  строка 10: кавычки не закрыты",
      "  строка 12: эта упаковка этой аптеки с тем же сроком годности уже была в файле",
    ]
  `)
  expect(await prices()).toEqual(['g1 p2 1000'])
})

const TEXT = FULL.join('\r\n')

const unquoted = TEXT.replace('"12,50"', '12.50')

test.each<[string, Uint8Array]>([
  ['semicolons and commas in prices', Buffer.from(unquoted.replaceAll(',', ';').replace('12.50', '12,50'))],
  ['tabs', Buffer.from(unquoted.replaceAll(',', '\t'))],
  ['a byte-order mark', Buffer.from(`\uFEFF${TEXT}`)],
  [
    'windows-1251 in a column of no interest',
    Buffer.from(`${unquoted.replaceAll('\r\n', ',\xcf\r\n')},\xcf`, 'latin1'),
  ],
  ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 with the greater byte first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ['UTF-16 in gzip', gzipSync(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'))],
  ['gzip', gzipSync(TEXT)],
  [
    'NDJSON',
    Buffer.from(
      '{"pharmacy":"g1","pack":"p1","price":12.5,"quantity":3}\n{"pharmacy":"g1","pack":"p2","price":"20,00","bestBefore":"2027-05-31"}\n{"pharmacy":"r1","pack":"p3","price":30,"quantity":1}\n[]\n',
    ),
  ],
])('%s', async (_case, bytes) => {
  await bring(bytes)
  expect(await prices()).toEqual(['g1 p1 1250', 'g1 p2 2000', 'r1 p3 3000'])
})

test('a comma in a price without quotation marks is told, where commas separate the columns', async () => {
  expect((await said([HEADER, 'g1,p1,12,50', 'g1,p2,12,50,,,', 'g1,p3,12.50,,,'])).slice(2)).toEqual([
    'Отклонено строк: 2.',
    '  строка 2: не столько значений, сколько столбцов',
    '  строка 3: не столько значений, сколько столбцов',
  ])
})

test('a separator at the end of each row is no value', async () => {
  expect((await said(['pharmacy;pack;price', 'g1;p1;12,50;', 'g1;p2;13;;', 'g1;p3;14;15']))[2]).toBe(
    'Отклонено строк: 1.',
  )
  expect(await prices()).toEqual(['g1 p1 1250', 'g1 p2 1300'])
})

test('a line that is too long is told, and not read in part', async () => {
  const long = (start: string) => `${start}${' '.repeat(100_000)}7`
  expect(await said([HEADER, long('g1,p1,1'), 'g1,p2,20,,,'])).toEqual([
    'Строк: 2, принято: 1, аптек: 1.',
    'Цены: добавлено 1, обновлено 0, больше нет 0.',
    'Отклонено строк: 1.',
    '  строка 2: не столько значений, сколько столбцов',
  ])
  expect((await said([long('{"pharmacy":"g1","pack":"p1","price":1'), '']))[0]).toBe(
    'В файле нет столбцов: pharmacy, pack, price. Ничего не изменено.',
  )
})

test('codes of the chain and of everybody name packs', async () => {
  await sql`insert into pack_code (chain_id, code, pack_id) values
    (1, 'A-1', 1), (2, 'A-1', 2), (null, '4810000000015', 3), (1, '4810000000015', 2)`.execute(db)
  const lines = [
    'pharmacy,code,price',
    'g1,A-1,10',
    'r1,A-1,20',
    'alone,A-1,30',
    'alone,4810000000015,40',
    'g1,4810000000015,50',
  ]
  expect((await said(lines))[0]).toBe('Строк: 5, принято: 4, аптек: 3.')
  expect(await prices()).toEqual(['alone p3 4000', 'g1 p1 1000', 'g1 p2 5000', 'r1 p2 2000'])
})

test('a file without the needed columns, an archive that ends early or is damaged, and no file change nothing', async () => {
  await bring(FULL)
  const before = await versions()
  expect(await said(['pharmacy;price', 'g1;10'])).toEqual(['В файле нет столбцов: pack. Ничего не изменено.'])
  expect(await said([])).toEqual(['В файле нет столбцов: pharmacy, pack, price. Ничего не изменено.'])
  const packed = gzipSync(`${HEADER}\n${Array.from({ length: 500 }, (_, n) => `g1,p1,${n},,,`).join('\n')}`)
  expect(await said(packed.subarray(0, packed.length - 20))).toEqual([
    'Файл обрывается посреди строки. Ничего не изменено.',
  ])
  expect(await said(Buffer.concat([packed.subarray(0, 10), Buffer.alloc(40, 0xff)]))).toEqual([
    'Архив gzip повреждён. Ничего не изменено.',
  ])
  expect(describeStockImport(await importStock('/nowhere', deps, { mode: 'full' }), 'ru')).toEqual([
    'Такого файла нет.',
  ])
  expect(await versions()).toEqual(before)
})

test('a check changes nothing', async () => {
  const result = await importStock(await write(FULL.join('\n')), deps, { mode: 'full', checkOnly: true })
  expect(describeStockImport(result, 'ru').slice(1)).toEqual([
    'Строк: 4, принято: 4, аптек: 2.',
    'Цены: добавлено 3, обновлено 0, больше нет 0.',
  ])
  expect(await prices()).toEqual([])
})

test.each<StockMode>(['full', 'delta'])(
  'prices of a pharmacy that moves while a %s file is read are those of its new town',
  async mode => {
    let imported: ReturnType<typeof bring> | undefined
    await db.transaction().execute(async trx => {
      await trx.updateTable('pharmacy').set({ location_code: 162 }).where('code', '=', 'g1').execute()
      imported = bring([HEADER, 'g1,p1,10,,,'], mode)
      await waitUntilBlocked(db)
    })
    expect(await imported).toMatchObject({ outcome: 'imported' })
    expect(await db.selectFrom('stock').select('location_code').execute()).toEqual([{ location_code: 162 }])
  },
)

test('prices of a pharmacy that moves are those of its new town', async () => {
  await bring(FULL)
  await db.updateTable('pharmacy').set({ location_code: 162 }).where('code', '=', 'g1').execute()
  const towns = await db
    .selectFrom('stock')
    .select(['pharmacy_id', 'location_code'])
    .distinct()
    .orderBy('pharmacy_id')
    .execute()
  expect(towns).toEqual([
    { pharmacy_id: 1, location_code: 162 },
    { pharmacy_id: 3, location_code: 17 },
  ])
})
