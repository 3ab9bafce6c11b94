import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import { storedPrices } from '../testing/stock-world.ts'
import { forgetTypicalPrices } from './hold-back.ts'

const { db } = await testDatabase()
const { time, bring, said, prices } = stockFiles(db)

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
    '  строка 2: аптека n6, упаковка p1, цена 0.12, обычно 11.00',
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

test('a single price is compared with the few pharmacies that have the pack, and a change of all with what they asked before', async () => {
  await fivePharmacies()
  await heldOf(fiveOf('a', 14).slice(0, 3))
  const delta = async (...lines: string[]) => {
    const result = await bring([HEADER, ...lines], 'delta')
    return 'applied' in result ? result.applied.heldBack.count : result
  }
  expect(await delta('a4,p1,0.01,,,')).toBe(1)
  expect(await delta('b1,p1,99999,,,')).toBe(1)
  expect(await delta('a4,p1,15.03,,,')).toBe(0)
  expect(await delta('a4,p1,0.02,,,')).toBe(1)
  expect(await prices()).toContain('a4 p1 1503')
  const all = ['a1,p1,1400,,,', 'a2,p1,1401,,,', 'a3,p1,1402,,,', 'a4,p1,1403,,,']
  expect(await delta(...all)).toBe(4)
  await forgetTypicalPrices(db, 'p1', time.now)
  expect(await delta(...all)).toBe(0)
})

const deltaHeld = async (...lines: string[]) => {
  const result = await bring([HEADER, ...lines], 'delta')
  return 'applied' in result ? result.applied.heldBack.count : result
}

test('an absurd price that came before the others is no measure, and ends none', async () => {
  await fivePharmacies()
  await heldOf(['r1,p1,99999,,,'])
  await heldOf(fiveOf('a', 14).slice(0, 3))
  expect(await deltaHeld('b1,p1,0.01,,,')).toBe(1)
  expect(await deltaHeld('b1,p1,99000,,,')).toBe(1)
  expect(await deltaHeld('b1,p1,15,,,')).toBe(0)
  expect(await deltaHeld('r1,p1,13,,,')).toBe(0)
})

test('a full feed of a few pharmacies is compared with what others have, of two senders that agree', async () => {
  await fivePharmacies()
  // Of another medicine: its packages say nothing of those of the first.
  await sql`insert into drug (id, code, name_ru) values (2, 'd2', 'Бетален')`.execute(db)
  await sql`insert into drug_pack (id, code, drug_id, presentation_ru) values (4, 'p4', 2, 'гель 50г')`.execute(
    db,
  )
  await heldOf(['a1,p1,14,,,', 'a1,p4,14,,,', 'b1,p4,14,,,'])
  // One other sender alone may be the one that is wrong.
  expect(await heldOf(['c1,p1,1400,,,'])).toBe(0)
  expect(await heldOf(['c1,p4,1400,,,'])).toBe(1)
  await heldOf(['c1,p4,14,,,'])
  expect(await heldOf(['c2,p4,0.01,,,'])).toBe(1)
})

test('a chain whose first feed was in a wrong unit is held back once two others agree', async () => {
  await fivePharmacies()
  await heldOf(fiveOf('a', 1000))
  await heldOf(['r1,p1,10.50,,,', 'alone,p1,10.60,,,'])
  expect(await heldOf(fiveOf('a', 1000))).toBe(5)
  expect(await deltaHeld('a1,p1,1000,,,')).toBe(1)
  expect(await heldOf(fiveOf('a', 10))).toBe(0)
})

test('two senders that agree are a measure for the others, also for prices that were there before', async () => {
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

test('a full feed in a wrong unit takes away no former price, and the next right one is taken', async () => {
  await fivePharmacies()
  const former = time.now
  await bring([HEADER, ...fiveOf('a', 10), 'a1,p2,20,,,'])
  const before = await prices()
  time.now = new Date('2026-11-24T09:00:00Z')
  expect((await said([HEADER, ...fiveOf('a', 1000), 'a2,p2,21,,,'])).slice(0, 3)).toEqual([
    'Строк: 6, принято: 1, аптек: 5.',
    'Цены: добавлено 1, обновлено 0, больше нет 0.',
    'Не показываем, потому что цена намного отличается от обычной: 5.',
  ])
  expect(await prices()).toEqual([...before, 'a2 p2 2100'].toSorted())
  expect((await storedPrices(db)).map(({ at, asOf }) => [at, asOf])).toEqual(
    ['a1 p1', 'a1 p2', 'a2 p1', 'a2 p2', 'a3 p1', 'a4 p1', 'a5 p1'].map(at => [
      at,
      at === 'a2 p2' ? time.now : former,
    ]),
  )
  time.now = new Date('2026-11-25T09:00:00Z')
  expect((await said([HEADER, ...fiveOf('a', 10)]))[1]).toBe('Цены: добавлено 0, обновлено 1, больше нет 2.')
  expect(new Set((await storedPrices(db)).map(({ asOf }) => asOf.getTime()))).toEqual(
    new Set([time.now.getTime()]),
  )
})

test('what packs cost usually is forgotten at the word of the operator', async () => {
  await fivePharmacies()
  await heldOf(fiveOf('a', 1000))
  expect(await heldOf(fiveOf('a', 10))).toBe(5)
  expect(await forgetTypicalPrices(db, 'p9', time.now)).toBeNull()
  expect(await forgetTypicalPrices(db, 'p2', time.now)).toBe(0)
  expect(await forgetTypicalPrices(db, 'p1', time.now)).toBe(1)
  expect(await heldOf(fiveOf('a', 10))).toBe(0)
  expect(await forgetTypicalPrices(db, null, time.now)).toBe(1)
})

test('typical prices are forgotten in the order in which feeds write them, whatever order they are stored in', async () => {
  await sql`insert into pack_typical_price (pack_id, sender, price)
    select id, sender, 100 from drug_pack, unnest(array[2, 1]) sender order by id desc, sender desc`.execute(
    db,
  )
  const { forgotten } = await db.transaction().execute(async trx => {
    const lock = (order: string) =>
      sql`select from pack_typical_price where (pack_id, sender) = (
        select pack_id, sender from pack_typical_price order by pack_id ${sql.raw(order)}, sender ${sql.raw(order)} limit 1)
        for update`.execute(trx)
    await lock('asc')
    const forgotten = forgetTypicalPrices(db, null, time.now)
    await waitUntilBlocked(db)
    await lock('desc')
    return { forgotten }
  })
  expect(await forgotten).toBeGreaterThan(1)
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
