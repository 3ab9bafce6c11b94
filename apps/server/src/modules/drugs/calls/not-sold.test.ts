import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
const NO_PRICE = { priceFrom: null, priceTo: null, pharmaciesCount: 0 }

/** Pharmacies go on saying that they have what is for hospitals only, and what has left the register. */
beforeAll(async () => {
  await fillDrugsWorld(world.db, new Date(WORLD_START))
  await sql`
    insert into drug (id, code, name_ru, inn_ru, inn_en, atc_code, form_ru, dispensing, has_no_end, removed_at) values
      (6, 'd6', 'Зетален', 'ибупрофен', 'Ibuprofen', 'M01AE01', 'таблетки', 'hospital', true, null),
      (7, 'd7', 'Этален', 'ибупрофен', 'Ibuprofen', 'M01AE01', 'таблетки', 'otc', true, ${new Date(WORLD_START)})`.execute(
    world.db,
  )
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru, strength) values
      (61, 'p61', 6, 'таблетки 200мг №10', '200мг'), (71, 'p71', 7, 'таблетки 200мг №10', '200мг')`.execute(
    world.db,
  )
  await sql`
    insert into stock (pharmacy_id, pack_id, location_code, price) values (1, 61, 17, 300), (1, 71, 17, 510)`.execute(
    world.db,
  )
})

const get = async (path: string) => (await world.call('GET', `/api/v2/public/${path}`)).json

test.each([
  ['6', 'is for hospitals only'],
  ['7', 'has left the register'],
])('drug %s, which %s, has no price on its page and is no analogue of another', async id => {
  const own = await get(`drugs/${id}?locationCode=17`)
  expect(own).toMatchObject({ id, ...NO_PRICE, packs: [NO_PRICE] })
  // What can be bought with the same substance is told with its prices.
  expect(own.analogues[0]).toMatchObject({ name: 'Альфален', relation: 'equivalent', priceFrom: 400 })
  const other = await get('drugs/1?locationCode=17')
  expect(other.analogues.map(({ name }: { name: string }) => name)).toEqual(['Бетален', 'Гаммалин'])
  // Of the rest of its group only Дельтакс is sold.
  expect(other.atc.drugsCount).toBe(1)
})

test('what is for hospitals only is found by its name, without a price', async () => {
  expect((await get('drugs?q=зетален&locationCode=17')).items).toMatchObject([
    { id: '6', dispensing: 'hospital', ...NO_PRICE, packs: [NO_PRICE] },
  ])
  const { drugs } = await get('search?q=зетален&locationCode=17')
  expect(drugs.items).toMatchObject([{ drugId: '6', priceFrom: null, pharmaciesCount: 0 }])
})

test('no pharmacy has for a basket what is for hospitals only: it is missing, and no part of the sum', async () => {
  expect((await get('packs?ids=61&locationCode=17')).items).toMatchObject([
    { packId: '61', dispensing: 'hospital', ...NO_PRICE },
  ])
  expect(await get('pharmacies?packs=61:1&locationCode=17')).toMatchObject({
    items: [],
    total: 0,
    split: null,
  })
  const { items } = await get('pharmacies?packs=61:1,11:1&locationCode=17')
  const first = items.find(({ pharmacyId }: { pharmacyId: string }) => pharmacyId === '1')
  expect(first).toMatchObject({ complete: false, totalPrice: 500, missing: ['61'] })
  const { basket } = await get('pharmacies/1?packs=61:1,11:1')
  expect(basket).toMatchObject({ complete: false, totalPrice: 500, missing: ['61'], unknown: [] })
  expect((await get('pharmacies/1?packs=61:1')).basket).toMatchObject({ positions: [], missing: ['61'] })
})
