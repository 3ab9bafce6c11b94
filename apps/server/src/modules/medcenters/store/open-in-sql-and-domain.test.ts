import { openState } from '@vizit/domain/schedule/open-state.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { readSchedules } from './schedules.ts'

const world = await testWorld()
const { db, database, clinic } = world
const week = [1, 2, 3, 4, 5, 6, 7]

/** The hours of six centres, in hours after midnight. */
const centres = {
  weekdays: [1, 2, 3, 4, 5].map(day => [day, 8, 20] as const),
  'with a break': week.flatMap(day => [[day, 9, 13] as const, [day, 14, 18] as const]),
  'after midnight': week.map(day => [day, 20, 26] as const),
  'round the clock': week.map(day => [day, 0, 24] as const),
  'on holidays too': [...week, 8].map(day => [day, day === 8 ? 10 : 8, 14] as const),
  'without hours': [],
}
await db
  .insertInto('public_holiday')
  .values({ date: '2026-03-08', name_ru: 'Праздник', name_be: 'Свята', name_en: 'Holiday' })
  .execute()

test.each(Object.entries(centres))(
  'a centre %s is open in SQL at the hours at which it is open in the domain',
  async (_name, hours) => {
    const { providerId, branchId } = await world.newClinic()
    const rows = hours.map(([day, from, to]) => ({
      ...{ branch_id: branchId, day, opens: from * 60, closes: to * 60 },
    }))
    if (rows.length > 0) await db.insertInto('branch_hours').values(rows).execute()
    await db
      .insertInto('provider_holiday')
      .values({ provider_id: providerId, date: '2026-03-05', name_ru: 'День клиники' })
      .execute()
    await db
      .insertInto('branch_exception')
      .values([
        { branch_id: branchId, date: '2026-03-06', opens: 600, closes: 1500 },
        { branch_id: branchId, date: '2026-03-10', opens: null, closes: null },
      ])
      .execute()
    const schedules = await readSchedules(database, [branchId], { today: '2026-03-04', language: 'ru' })
    const schedule = schedules.get(branchId)
    const moments = Array.from(
      { length: 8 * 48 },
      (_, at) => new Date(Date.parse('2026-03-03T21:00:00Z') + at * 1_800_000),
    )
    const { rows: said } = await database.pool.query<{ open: boolean }>(
      'select branch_is_open($1, $2, moment) as open from unnest($3::timestamptz[]) with ordinality m (moment, at) order by at',
      [branchId, providerId, moments],
    )
    expect(said.map(({ open }) => open)).toEqual(
      moments.map(moment => (schedule && openState(schedule, moment)?.isOpen) ?? false),
    )
  },
)

test('hours of one day that overlap, and hours on a date that is closed, are refused by the database', async () => {
  const { branchId } = clinic
  const hours = (opens: number, closes: number) =>
    db.insertInto('branch_hours').values({ branch_id: branchId, day: 1, opens, closes }).execute()
  await hours(480, 720)
  await expect(hours(700, 800)).rejects.toMatchObject({ code: '23P01' })
  await hours(720, 800)
  const on = (opens: number | null, closes: number | null) =>
    db
      .insertInto('branch_exception')
      .values({ branch_id: branchId, date: '2026-03-08', opens, closes })
      .execute()
  await on(null, null)
  await expect(on(480, 720)).rejects.toMatchObject({ code: '23P01' })
})
