import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()

/** Works on weekdays, round the clock, and at night with shorter hours on holidays. */
const [WEEKDAYS, ALWAYS, NIGHT] = ['1', '2', '3']
/** 1 and 2 January are holidays in a row, before a Sunday. */
const holidays = {
  '2026-12-25': 'Рождество',
  '2027-01-01': 'Новый год',
  '2027-01-02': 'Новый год (2-й день)',
}

beforeAll(async () => {
  await fillDrugsWorld(world.db, new Date(WORLD_START))
  await sql`delete from pharmacy_hours where pharmacy_id = 3`.execute(world.db)
  await sql`
    insert into pharmacy_hours (pharmacy_id, day, opens, closes)
    select 3, day, 1200, 1560 from generate_series(1, 7) day union all select 3, 8, 600, 840`.execute(
    world.db,
  )
  for (const [date, name] of Object.entries(holidays))
    await world.db
      .insertInto('public_holiday')
      .values({ date, name_ru: name, name_be: name, name_en: name })
      .onConflict(known => known.column('date').doUpdateSet({ name_ru: name }))
      .execute()
})

const get = (path: string) => world.call('GET', `/api/v2/public/${path}`)
/** What clocks in Minsk show. */
const minsk = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`)
const at = (text: string) => minsk(text).toISOString().replace('.000', '')

test('the page tells the hours of each holiday of the next two weeks by its name', async () => {
  world.clock.set(minsk('2026-12-24 12:00').toISOString())
  const days = async (id: string | undefined) =>
    (await get(`pharmacies/${id}`)).json.schedule.days.filter(({ note }: { note: string | null }) => note)
  const [christmas, newYear, secondDay] = Object.entries(holidays).map(([date, note]) => ({ date, note }))
  const short = [{ opens: '10:00', closes: '14:00' }]
  for (const [id, openings] of [
    [WEEKDAYS, []],
    [NIGHT, short],
    [ALWAYS, [{ opens: '00:00', closes: '24:00' }]],
  ] as const)
    expect(await days(id)).toEqual([christmas, newYear, secondDay].map(day => ({ ...day, openings })))
})

test.each([
  ['2026-12-24 19:59', WEEKDAYS, true, '2026-12-24 20:00'],
  ['2026-12-24 20:00', WEEKDAYS, false, '2026-12-28 08:00'],
  ['2026-12-25 12:00', WEEKDAYS, false, '2026-12-28 08:00'],
  ['2026-12-25 12:00', ALWAYS, true, null],
  ['2026-12-25 13:59', NIGHT, true, '2026-12-25 14:00'],
  ['2026-12-25 21:00', NIGHT, false, '2026-12-26 20:00'],
  ['2026-12-31 19:59', WEEKDAYS, true, '2026-12-31 20:00'],
  // The hours of the eve go on after midnight.
  ['2026-12-31 23:30', NIGHT, true, '2027-01-01 02:00'],
  ['2027-01-01 00:30', NIGHT, true, '2027-01-01 02:00'],
  ['2027-01-01 00:30', ALWAYS, true, null],
  ['2027-01-01 02:00', NIGHT, false, '2027-01-01 10:00'],
  ['2027-01-01 12:00', WEEKDAYS, false, '2027-01-04 08:00'],
  ['2027-01-01 23:00', NIGHT, false, '2027-01-02 10:00'],
  ['2027-01-03 00:30', NIGHT, false, '2027-01-03 20:00'],
])('at %s pharmacy %s is open: %s, until %s', async (now, id, isOpen, changes) => {
  world.clock.set(minsk(now).toISOString())
  expect((await get(`pharmacies/${id}`)).json.schedule.now).toEqual({
    isOpen,
    changesAt: changes && at(changes),
  })
})

test('only open now: on a holiday the list has who is open on it', async () => {
  world.clock.set(minsk('2027-01-08 12:00').toISOString())
  await sql`
    insert into public_holiday (date, name_ru, name_be, name_en) values ('2027-01-08', 'Праздник', 'Свята', 'Holiday')`.execute(
    world.db,
  )
  world.clock.advance(2)
  await sql`update pharmacy set stock_as_of = ${world.clock.now()}`.execute(world.db)
  const found = async (moment: string) => {
    world.clock.set(minsk(moment).toISOString())
    const { json } = await get('pharmacies?packs=11:1&locationCode=17&openNow=true')
    return json.items.map(({ pharmacyId }: { pharmacyId: string }) => pharmacyId).toSorted()
  }
  expect(await found('2027-01-08 12:10')).toEqual([ALWAYS, NIGHT])
  expect(await found('2027-01-08 16:00')).toEqual([ALWAYS])
})
