import { gzipSync } from 'node:zlib'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { forgetTypicalPrices } from '../store/hold-back.ts'
import { feedWriter, fillStockWorld, storedPrices } from '../testing/stock-world.ts'
import type { StockMode } from './apply-stock.ts'
import { describeStockImport } from './describe-stock-import.ts'
import { importStock } from './import-stock.ts'

const { db } = await testDatabase()
const write = feedWriter()
let now: Date
const deps = { db, clock: { now: () => now } }
beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z')
  await fillStockWorld(db)
})

const HEADER = 'pharmacy,pack,price,quantity,bestBefore,updatedAt'
const bring = async (lines: readonly string[] | Uint8Array, mode: StockMode = 'full') =>
  importStock(await write(lines instanceof Uint8Array ? lines : `${lines.join('\n')}\n`), deps, { mode })
const said = async (lines: readonly string[] | Uint8Array, mode: StockMode = 'full') =>
  describeStockImport(await bring(lines, mode), 'ru')
const prices = async () => (await storedPrices(db)).map(({ at, price }) => `${at} ${price}`)
const versions = async () =>
  (await sql`select xmin::text, s.* from stock s order by pharmacy_id, pack_id`.execute(db)).rows

const FULL = [HEADER, 'g1,p1,"12,50",3,,', 'g1,p2,20.00,,2027-05-31,', 'r1,p1,13,0,,', 'r1,p3,30,1,,']

test('a full file is what its pharmacies have', async () => {
  expect(await said(FULL)).toEqual([
    'Строк: 4, принято: 4, аптек: 2.',
    'Цены: добавлено 3, обновлено 0, больше нет 0.',
  ])
  expect(await storedPrices(db)).toEqual([
    { at: 'g1 p1', price: 1250, quantity: 3, asOf: now },
    { at: 'g1 p2', price: 2000, quantity: null, asOf: now },
    { at: 'r1 p3', price: 3000, quantity: 1, asOf: now },
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
  now = new Date('2026-11-24T09:00:00Z')
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
      'r1,p3,1,,,2026-11-22T09:00:00Z',
      'alone,p1,10,,,2026-11-23T08:00:00Z',
    ],
    'delta',
  )
  expect(result.slice(0, 3)).toEqual([
    'Строк: 4, принято: 4, аптек: 3.',
    'Цены: добавлено 1, обновлено 1, больше нет 1.',
    'Пропущено, потому что уже есть более новые цены: 1.',
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
      'g1,p1,10,,,',
      'g1,p1,11,,,',
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
      "  строка 12: эта упаковка этой аптеки уже была в файле",
    ]
  `)
  expect(await prices()).toEqual(['g1 p1 1000'])
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

test('a price far from the usual one is held back and told', async () => {
  await sql`insert into pharmacy (id, code, name_ru, location_code, address_ru, latitude, longitude)
    select 10 + n, 'n' || n, 'Аптека', 17, 'Улица', 53.9, 27.5 from generate_series(1, 6) n`.execute(db)
  const usual = [1, 2, 3, 4, 5].map(n => `n${n},p1,${9 + n},,,`)
  expect((await said([HEADER, ...usual, 'n6,p1,1200,,,'])).slice(2)).toEqual([
    'Не показываем, потому что цена намного отличается от обычной: 1.',
    '  строка 7: аптека n6, упаковка p1, цена 1200.00, обычно 12.00',
  ])
  expect(await prices()).toHaveLength(5)
  const delta = await said([HEADER, 'n6,p1,0.12,,,', 'n5,p1,13,,,'], 'delta')
  expect(delta.slice(2)).toEqual([
    'Не показываем, потому что цена намного отличается от обычной: 1.',
    '  строка 2: аптека n6, упаковка p1, цена 0.12, обычно 12.00',
  ])
  expect((await prices()).at(-1)).toBe('n5 p1 1300')
})

const fivePharmacies = async () => {
  await sql`insert into pharmacy (id, code, chain_id, name_ru, location_code, address_ru, latitude, longitude)
    select 10 * chain + n, chr(96 + chain) || n, case when chain < 3 then chain end, 'Аптека', 17, 'Улица', 53.9, 27.5
    from generate_series(1, 3) chain, generate_series(1, 5) n`.execute(db)
}
/** Chain a is 1, b is 2, pharmacies c have no chain. */
const fiveOf = (sender: 'a' | 'b' | 'c', price: number) =>
  [1, 2, 3, 4, 5].map(n => `${sender}${n},p1,${price + n / 100},,,`)
const heldOf = async (lines: readonly string[]) => {
  const result = await bring([HEADER, ...lines])
  return 'applied' in result ? result.applied.heldBack.count : result
}

test('a first feed in a wrong unit holds back nobody else, and its sender may correct it then', async () => {
  await fivePharmacies()
  expect(await heldOf(fiveOf('a', 1000))).toBe(0)
  expect(await heldOf(['r1,p1,10.50,,,', 'alone,p1,10.60,,,'])).toBe(0)
  expect(await heldOf(fiveOf('b', 10))).toBe(0)
  expect(await heldOf(fiveOf('a', 10))).toBe(0)
  expect((await prices()).filter(price => price.startsWith('a'))).toContain('a1 p1 1001')
})

test('two senders that agree are a measure for the others, also for one that was there before', async () => {
  await fivePharmacies()
  await heldOf(fiveOf('a', 1000))
  await heldOf(fiveOf('b', 10))
  await heldOf(fiveOf('c', 11))
  expect(await heldOf(fiveOf('a', 1000))).toBe(5)
  expect((await prices()).filter(price => price.startsWith('a'))).toEqual([])
  expect(await heldOf(['r1,p1,1200,,,', 'alone,p1,11.40,,,'])).toBe(1)
})

test('a sender whose unit changes is held back by its own former feed, also where it is alone', async () => {
  await fivePharmacies()
  await heldOf(fiveOf('a', 10))
  expect(await heldOf(fiveOf('a', 1000))).toBe(5)
  expect(await heldOf(fiveOf('a', 1000))).toBe(5)
  expect(await heldOf(fiveOf('a', 10))).toBe(0)
})

test('what packs cost usually is forgotten at the word of the operator', async () => {
  await fivePharmacies()
  await heldOf(fiveOf('a', 1000))
  expect(await heldOf(fiveOf('a', 10))).toBe(5)
  expect(await forgetTypicalPrices(db, 'p9')).toBeNull()
  expect(await forgetTypicalPrices(db, 'p2')).toBe(0)
  expect(await forgetTypicalPrices(db, 'p1')).toBe(1)
  expect(await heldOf(fiveOf('a', 10))).toBe(0)
  expect(await forgetTypicalPrices(db, null)).toBe(1)
})

test('a file of which more than a fifth is held back changes no measure', async () => {
  await fivePharmacies()
  const of = (pack: string, price: number) => fiveOf('a', price).map(row => row.replace('p1', pack))
  await heldOf([...of('p1', 10), ...of('p2', 10), ...of('p3', 10)])
  const measures = async () =>
    (await sql`select * from pack_typical_price order by pack_id, sender`.execute(db)).rows
  const before = await measures()
  expect(await heldOf([...of('p1', 20), ...of('p2', 2000), ...of('p3', 20)])).toBe(5)
  expect(await measures()).toEqual(before)
  expect(await heldOf([...of('p1', 20), ...of('p2', 2000).slice(0, 2), ...of('p3', 20)])).toBe(2)
  expect(await measures()).toHaveLength(3)
  expect(await measures()).not.toEqual(before)
})

test('a tenth of the usual price is shown, a kopeck less is held back', async () => {
  await fivePharmacies()
  await heldOf([1, 2, 3, 4, 5].map(n => `b${n},p1,10.05,,,`))
  await heldOf([1, 2, 3, 4, 5].map(n => `c${n},p1,10.05,,,`))
  expect(await heldOf(['g1,p1,1.01,,,', 'alone,p1,1.00,,,', 'r1,p1,100.50,,,'])).toBe(1)
  expect(await heldOf(['r1,p1,100.51,,,'])).toBe(1)
})

test('a sender that doubles its prices again and again moves nobody but itself', async () => {
  await fivePharmacies()
  await heldOf(fiveOf('b', 10))
  await heldOf(fiveOf('c', 10))
  const held: unknown[] = []
  for (const price of [10, 20, 40, 80, 160]) held.push(await heldOf(fiveOf('a', price)))
  expect(held).toEqual([0, 0, 0, 0, 5])
  expect(await heldOf(fiveOf('b', 11))).toBe(0)
})

test('an older full file replaces no newer price, and leaves out none', async () => {
  const at = (time: string, ...rows: string[]) => rows.map(row => `${row},,,2026-11-23T${time}:00Z`)
  await bring([HEADER, ...at('08:00', 'g1,p1,10', 'g1,p2,20', 'g1,p3,30')])
  await bring([HEADER, ...at('08:50', 'g1,p1,12', 'g1,p2,22')], 'delta')
  expect((await said([HEADER, ...at('08:10', 'g1,p1,11')])).slice(1)).toEqual([
    'Цены: добавлено 0, обновлено 0, больше нет 1.',
    'Пропущено, потому что уже есть более новые цены: 1.',
  ])
  expect(await prices()).toEqual(['g1 p1 1200', 'g1 p2 2200'])
  expect((await storedPrices(db)).map(({ asOf }) => asOf.toISOString().slice(11, 16))).toEqual([
    '08:50',
    '08:50',
  ])
  // As of 09:00: newer than all.
  expect((await said([HEADER, 'g1,p1,13,,,'])).slice(1)).toEqual([
    'Цены: добавлено 0, обновлено 1, больше нет 1.',
  ])
})

test('a full file of an hour ago after one of now changes nothing that is there', async () => {
  await bring([HEADER, 'g1,p1,10,,,', 'g1,p2,20,,,'])
  const before = await versions()
  expect((await said([HEADER, 'g1,p1,9,,,2026-11-23T08:00:00Z']))[2]).toBe(
    'Пропущено, потому что уже есть более новые цены: 1.',
  )
  expect(await versions()).toEqual(before)
  expect((await storedPrices(db)).map(({ asOf }) => asOf)).toEqual([now, now])
})

test('a pack whose row cannot be used keeps its former price with its time', async () => {
  const former = now
  await bring([HEADER, 'g1,p1,10,,,', 'g1,p2,20,,,', 'g1,p3,30,,,', 'r1,p1,40,,,'])
  now = new Date('2026-11-24T09:00:00Z')
  await bring([HEADER, 'g1,p1,11,,,', 'g1,p2,20.505,,,', 'g1,p3,31,,2026-11-23,', 'r1,p1,free,,,'])
  expect((await storedPrices(db)).map(({ at, price, asOf }) => [at, price, asOf])).toEqual([
    ['g1 p1', 1100, now],
    ['g1 p2', 2000, former],
    ['r1 p1', 4000, former],
  ])
})

test('two files of the same pharmacies at once are applied one after the other', async () => {
  await sql`insert into drug_pack (id, code, drug_id, presentation_ru)
    select 1000 + n, 'm' || n, 1, 'таблетки' from generate_series(1, 2000) n`.execute(db)
  const rows = (pharmacy: string) => Array.from({ length: 2000 }, (_, n) => `${pharmacy},m${n + 1},10,,,`)
  const files = [
    [HEADER, ...rows('g1'), ...rows('r1')],
    [HEADER, ...rows('r1'), ...rows('g1')],
  ]
  const results = await Promise.all(files.map(lines => bring(lines)))
  expect(results.map(({ outcome }) => outcome)).toEqual(['imported', 'imported'])
  expect(await prices()).toHaveLength(4000)
})

test('a price is as of no later than now', async () => {
  await bring([HEADER, 'g1,p1,10,,,2026-11-23T09:08:00Z'])
  expect((await storedPrices(db))[0]?.asOf).toEqual(now)
})

test('a file without the needed columns, a damaged archive and no file change nothing', async () => {
  await bring(FULL)
  const before = await versions()
  expect(await said(['pharmacy;price', 'g1;10'])).toEqual(['В файле нет столбцов: pack. Ничего не изменено.'])
  expect(await said([])).toEqual(['В файле нет столбцов: pharmacy, pack, price. Ничего не изменено.'])
  const packed = gzipSync(`${HEADER}\n${Array.from({ length: 500 }, (_, n) => `g1,p1,${n},,,`).join('\n')}`)
  expect(await said(packed.subarray(0, packed.length - 20))).toEqual([
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
