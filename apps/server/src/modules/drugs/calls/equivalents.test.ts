import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
/** Beside Альфален: a prolonged form of its strength, one of its strength and size, and another strength of an equivalent one. */
beforeAll(async () => {
  await fillDrugsWorld(world.db, new Date(WORLD_START))
  await sql`
    insert into drug (id, code, name_ru, inn_ru, inn_en, atc_code, form_ru, dispensing, has_no_end) values
      (6, 'd6', 'Зетален', 'ибупрофен', 'Ibuprofen', 'M01AE01', 'таблетки', 'otc', true),
      (7, 'd7', 'Этален', 'ибупрофен', 'Ibuprofen', 'M01AE01', 'таблетки', 'otc', true)`.execute(world.db)
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru, strength) values
      (61, 'p61', 6, 'таблетки пролонгированного действия 200мг №10', '200мг'),
      (71, 'p71', 7, 'таблетки, покрытые оболочкой, 200 мг №10', '200мг'),
      (22, 'p22', 2, 'таблетки 600мг №10', '600мг')`.execute(world.db)
  await sql`
    insert into stock (pharmacy_id, pack_id, location_code, price) values
      (1, 61, 17, 100), (2, 71, 17, 950), (1, 22, 17, 50)`.execute(world.db)
})

const get = async (path: string) => (await world.call('GET', `/api/v2/public/${path}`)).json

interface Analogue {
  readonly name: string
  readonly relation: string
  readonly priceFrom: number | null
}

test('another release is the same substance, and the price of an equivalent is that of its equivalent packs', async () => {
  const { analogues } = await get('drugs/1?locationCode=17')
  expect(analogues.map(({ name, relation, priceFrom }: Analogue) => [name, relation, priceFrom])).toEqual([
    ['Бетален', 'equivalent', 800],
    ['Этален', 'equivalent', 950],
    ['Гаммалин', 'sameSubstance', null],
    ['Зетален', 'sameSubstance', 100],
  ])
})

test('an analogue says which packs its price is of, with strength, form and package', async () => {
  const { analogues } = await get('drugs/1?locationCode=17')
  const [first, , third] = analogues
  expect(first.packs).toEqual([
    {
      ...{ id: '21', presentation: 'таблетки 0,2 г №20', strength: '200мг' },
      ...{ priceFrom: 800, asOf: '2026-03-01T00:00:00Z', isStale: true },
    },
  ])
  expect(third.packs).toEqual([
    {
      ...{ id: '31', presentation: 'суспензия 100мг/5мл 100мл', strength: '100мг/5мл' },
      ...{ priceFrom: null, asOf: null, isStale: false },
    },
  ])
})

test('instead of a pack, one of its size goes before a larger one that costs less', async () => {
  const { items } = await get('packs?ids=11&locationCode=17')
  expect(items[0].equivalents.map(({ packId }: { packId: string }) => packId)).toEqual(['71', '21'])
})

test('what is looked for anyway is offered instead of nothing', async () => {
  const { items } = await get('packs?ids=11,71&locationCode=17')
  expect(
    items.map(({ equivalents }: { equivalents: { packId: string }[] }) =>
      equivalents.map(each => each.packId),
    ),
  ).toEqual([['21'], ['21']])
})

test('a pharmacy that lacks a pack offers its equivalents only', async () => {
  const { items } = await get('pharmacies?packs=11:2,41:1&locationCode=17&sort=totalPrice')
  const second = items.find(({ pharmacyId }: { pharmacyId: string }) => pharmacyId === '2')
  expect(second.missing).toEqual(['11'])
  expect(second.replacements.map(({ packId }: { packId: string }) => packId)).toEqual(['71'])
})

test('nothing takes a place that needs a prescription, is for hospitals or has far more', async () => {
  const others = async () => {
    const { items } = await get('packs?ids=11&locationCode=17')
    const { items: pharmacies } = await get('pharmacies?packs=11:3&locationCode=17&sort=totalPrice')
    return [items[0].equivalents, ...pharmacies.map((each: { replacements: unknown }) => each.replacements)]
      .flat()
      .map(({ packId }: { packId: string }) => packId)
  }
  const dispense = (dispensing: string) =>
    sql`update drug set dispensing = ${dispensing} where id = 7`.execute(world.db)
  onTestFinished(async () => {
    await dispense('otc')
    await sql`update drug_pack set presentation_ru = 'таблетки 0,2 г №20' where id = 21`.execute(world.db)
    world.clock.advance(2)
  })
  expect(await others()).toContain('71')
  for (const dispensing of ['rx', 'hospital']) {
    await dispense(dispensing)
    // The register is read again after a minute.
    world.clock.advance(2)
    expect(await others(), dispensing).not.toContain('71')
  }
  expect(await others()).toContain('21')
  await sql`update drug_pack set presentation_ru = 'таблетки 0,2 г №20х50' where id = 21`.execute(world.db)
  world.clock.advance(2)
  expect(await others()).toEqual([])
})

test('what is best before yesterday is offered no more', async () => {
  const of = async () => (await get('drugs/7?locationCode=17')).priceFrom
  const until = (date: string) =>
    sql`update stock set best_before = ${date} where pack_id = 71`.execute(world.db)
  await until('2026-03-02')
  expect(await of()).toBe(950)
  await until('2026-03-01')
  expect(await of()).toBeNull()
  expect((await get('packs?ids=71&locationCode=17')).items[0].priceFrom).toBeNull()
  const { items } = await get('pharmacies?packs=71:1,41:1&locationCode=17')
  expect(items.every(({ missing }: { missing: string[] }) => missing.includes('71'))).toBe(true)
})
