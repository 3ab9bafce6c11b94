import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
beforeAll(() => fillDrugsWorld(world.db, new Date(WORLD_START)))

const get = (path: string, language = 'ru') => world.call('GET', `/api/v2/public/${path}`, { language })

test('packs have names, prices of the town and the equivalents that are sold there', async () => {
  const { json } = await get('packs?ids=11,41&locationCode=17')
  expect(json.items).toEqual([
    {
      ...{ packId: '11', drugId: '1', name: 'Альфален', form: 'таблетки', dispensing: 'otc', isDemo: false },
      ...{ presentation: 'таблетки 200мг №10', priceFrom: 400, priceTo: 500, pharmaciesCount: 3 },
      ...{ asOf: '2026-03-01T00:00:00Z', isStale: true, isUnknown: false },
      equivalents: [
        {
          ...{ packId: '21', drugId: '2', name: 'Бетален', presentation: 'таблетки 0,2 г №20' },
          ...{ priceFrom: 800, priceTo: 900, pharmaciesCount: 2 },
          ...{ asOf: '2026-03-01T00:00:00Z', isStale: true, isUnknown: false },
        },
      ],
    },
    expect.objectContaining({ packId: '41', name: 'Дельтакс', dispensing: 'rx', equivalents: [] }),
  ])
})

test('an equivalent that nobody sells in the town is not offered, and an unknown pack is left out', async () => {
  const { json } = await get('packs?ids=999,11&locationCode=162')
  expect(json.items).toHaveLength(1)
  expect(json.items[0]).toMatchObject({ packId: '11', priceFrom: 300, equivalents: [] })
})

test('a pack that the register has no more is named, and no other is taken for it', async () => {
  expect((await get('packs?ids=11,999')).json.removed).toEqual([])
  const setRemoved = async (at: Date | null) => {
    await world.db.updateTable('drug_pack').set({ removed_at: at }).where('id', '=', 12).execute()
    await world.db.updateTable('drug').set({ removed_at: at }).where('id', '=', 2).execute()
    // The register is read anew then.
    world.clock.advance(2)
  }
  await setRemoved(new Date(WORLD_START))
  onTestFinished(() => setRemoved(null))
  const { json } = await get('packs?ids=12,999,21,11', 'en')
  expect(json.items.map(({ packId }: { packId: string }) => packId)).toEqual(['11'])
  expect(json.removed).toEqual([
    { packId: '12', drugId: '1', name: 'Alfalen', presentation: 'таблетки 400мг №10' },
    { packId: '21', drugId: '2', name: 'Бетален', presentation: 'таблетки 0,2 г №20' },
  ])
  expect((await get('pharmacies?packs=12:1')).status).toBe(400)
})

test('a pharmacy says when it last sent prices, also of some packs', async () => {
  const setTime = (at: Date | null) =>
    world.db
      .updateTable('stock')
      .set({ as_of: at })
      .where('pharmacy_id', '=', 2)
      .where('pack_id', '=', 11)
      .execute()
  await setTime(new Date('2026-03-02T05:30:00Z'))
  onTestFinished(async () => {
    await setTime(null)
  })
  expect((await get('pharmacies/2')).json.stockAsOf).toBe('2026-03-02T05:30:00Z')
})

test('a pharmacy says as of when its prices are, beside when it sent them; hidden ones do not count', async () => {
  const setTimes = async (times: Readonly<Record<number, string | null>>) => {
    for (const [packId, at] of Object.entries(times))
      await sql`update stock set as_of = ${at}::timestamptz where pharmacy_id = 1 and pack_id = ${packId}::int`.execute(
        world.db,
      )
  }
  // 71 and 23 hours, and more than the 72 after which prices are hidden.
  await setTimes({ 11: '2026-02-27T07:00:00Z', 21: '2026-03-01T07:00:00Z', 41: '2026-02-26T07:00:00Z' })
  onTestFinished(() => setTimes({ 11: null, 21: null, 41: null }))
  expect((await get('pharmacies/1')).json).toMatchObject({
    stockAsOf: '2026-03-02T05:00:00Z',
    pricesAsOf: { oldest: '2026-02-27T07:00:00Z', newest: '2026-03-01T07:00:00Z' },
  })
})

test('a pharmacy says when it is open, and what it has of the basket', async () => {
  const { json } = await get('pharmacies/1?packs=11:2,12:1', 'en')
  expect(json).toMatchObject({
    ...{ pharmacyId: '1', name: 'First', town: 'Minsk', address: 'Первая улица, 1' },
    ...{ phones: ['+375170000001'], isFed: true, stockAsOf: '2026-03-02T05:00:00Z' },
    location: { latitude: 53.9, longitude: 27.5 },
    schedule: {
      now: { isOpen: true, changesAt: '2026-03-02T17:00:00Z' },
      hours: [1, 2, 3, 4, 5].map(day => ({ day, opens: '08:00', closes: '20:00' })),
    },
    basket: {
      ...{ complete: false, totalPrice: 1000, missing: ['12'] },
      positions: [
        {
          ...{ packId: '11', count: 2, price: 500, isCountKnown: true },
          ...{ asOf: '2026-03-02T05:00:00Z', isStale: false },
        },
      ],
    },
  })
  expect(json.schedule.days).toHaveLength(14)
})

test('a pharmacy that has nothing of it says so; without packs there is no basket', async () => {
  expect((await get('pharmacies/4?packs=41:1')).json.basket).toEqual({
    ...{
      complete: false,
      totalPrice: 0,
      positions: [],
      missing: ['41'],
      short: [],
      unknown: [],
      replacements: [],
    },
  })
  expect((await get('pharmacies/4')).json).toMatchObject({ town: 'Брест', basket: null })
})

test('public holidays are named, and closed days are told', async () => {
  await world.db
    .insertInto('public_holiday')
    .values({ date: '2026-03-08', name_ru: 'День женщин', name_be: 'Дзень жанчын', name_en: "Women's Day" })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { json } = await get('pharmacies/4', 'be')
  const holiday = json.schedule.days.find(({ date }: { date: string }) => date === '2026-03-08')
  expect(holiday).toEqual({ date: '2026-03-08', openings: [], note: 'Дзень жанчын' })
})

test.each([
  ['packs?ids=11&locationCode=99999999', 400],
  ['packs?ids=', 400],
  ['packs?ids=0', 400],
  [`packs?ids=${Array.from({ length: 31 }, (_, at) => at + 1).join()}`, 400],
  ['pharmacies/1?packs=999:1', 400],
  ['pharmacies/1?packs=11:0', 400],
  ['pharmacies/999', 404],
  ['pharmacies/x', 400],
])('%s is refused with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status)
})

test('a pack is found by the EAN-13 that most chains tell, and by none that is misread', async () => {
  await world.db
    .insertInto('pharmacy_chain')
    .values(['one', 'two', 'three'].map(code => ({ code, name: code })))
    .execute()
  const chains = await world.db.selectFrom('pharmacy_chain').select('id').orderBy('id').execute()
  const codes = [
    ['4600051000057', [11, 11, 21]],
    ['4810000000001', [11, 21]],
  ] as const
  for (const [code, packs] of codes)
    for (const [at, pack_id] of packs.entries())
      await world.db
        .insertInto('pack_code')
        .values({ chain_id: chains[at]?.id ?? null, code, pack_id })
        .execute()
  expect((await get('packs/barcodes/4600051000057', 'en')).json).toEqual({
    ...{ packId: '11', drugId: '1', name: 'Alfalen', presentation: 'таблетки 200мг №10' },
  })
  expect((await get('packs/barcodes/4810000000001', 'en')).json).toMatchObject({
    code: 'BARCODE_OF_SEVERAL_PACKS',
    attributes: {
      packs: [
        { packId: '11', drugId: '1', name: 'Alfalen', presentation: 'таблетки 200мг №10' },
        { packId: '21', drugId: '2', name: 'Бетален', presentation: 'таблетки 0,2 г №20' },
      ],
    },
  })
  expect((await get('packs/barcodes/4600051000064')).json.code).toBe('NOT_FOUND')
  expect((await get('packs/barcodes/4600051000058')).json.code).toBe('INVALID_ARGUMENT')
  // The pack that most chains tell has left the register: another one has its code now.
  await world.db
    .updateTable('drug_pack')
    .set({ removed_at: world.clock.now() })
    .where('id', '=', 11)
    .execute()
  world.clock.advance(2)
  onTestFinished(async () => {
    await world.db.updateTable('drug_pack').set({ removed_at: null }).where('id', '=', 11).execute()
    world.clock.advance(2)
  })
  for (const code of ['4600051000057', '4810000000001'])
    expect((await get(`packs/barcodes/${code}`)).json).toMatchObject({ packId: '21', name: 'Бетален' })
})
