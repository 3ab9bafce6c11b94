import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bookSlot } from '../testing.ts'
import { rollTimetable } from './roll-timetable.ts'

const { db } = await testDatabase()

beforeAll(async () => {
  await sql`
    insert into location values (17, 'Минск', 'Мінск', 'Minsk', null, 53.9, 27.6, null, '{}');
    insert into speciality (code, name_ru, name_be, name_en, short_ru, adults, children, group_code, group_ru, group_be, group_en)
      values ('therapist', 'Терапевт', 'Тэрапеўт', 'GP', 'Терапевт', true, false, 'g', 'g', 'g', 'g');
    insert into provider (code, name_ru, is_demo) values ('one', 'Первый', false), ('two', 'Второй', true);
    insert into branch (provider_id, code, name_ru, address_ru, location_code)
      select id, 'b', 'Филиал', 'Минск', 17 from provider;
    insert into doctor (provider_id, code, last_name_ru, first_name_ru, adult, children)
      select id, 'd', 'Жук', 'Ян', true, false from provider;
    insert into assignment (provider_id, doctor_id, branch_id, speciality_id)
      select d.provider_id, d.id, b.id, s.id from doctor d join branch b using (provider_id), speciality s;
    insert into timetable_hours (assignment_id, weekday, starts, ends, slot_minutes)
      select id, weekday, '09:00', '10:00', 30 from assignment, generate_series(1, 7) as weekday;
    insert into provider_holiday select id, date '2026-12-25', 'Рождество' from provider`.execute(db)
})

interface Range {
  slots: number
  first: string
  last: string
}

async function range(provider: string): Promise<Range> {
  const { rows } = await sql<Range>`
    select count(*)::int as slots, min((t.starts_at + interval '3 hours')::date) as first,
      max((t.starts_at + interval '3 hours')::date) as last
    from timeslot t join assignment a on a.id = t.assignment_id join provider p on p.id = a.provider_id
    where p.code = ${provider}`.execute(db)
  return rows[0] ?? { slots: 0, first: '', last: '' }
}

test('two servers at once make every timeslot of the window once', async () => {
  const rolls = await Promise.all([rollTimetable(db, '2026-11-21'), rollTimetable(db, '2026-11-21')])
  // 62 days with both ends, without the holiday, two slots each, at two organisations.
  expect(rolls.reduce((sum, { slots }) => sum + slots, 0)).toBe(61 * 2 * 2)
  expect(await range('one')).toEqual({ slots: 122, first: '2026-11-21', last: '2027-01-21' })
})

test('the same day again adds nothing, and the next day adds its date', async () => {
  expect(await rollTimetable(db, '2026-11-21')).toEqual({ assignments: 0, slots: 0 })
  expect(await rollTimetable(db, '2026-11-22')).toEqual({ assignments: 2, slots: 4 })
  expect(await range('one')).toEqual({ slots: 124, first: '2026-11-21', last: '2027-01-22' })
})

test('after days without a server the roll catches up, and booked timeslots stay', async () => {
  const { id } = await db.selectFrom('timeslot').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const visit = await bookSlot(db, id)
  await rollTimetable(db, '2026-12-31')
  // From the last day of December the window reaches the last day of February.
  expect((await range('one')).last).toBe('2027-02-28')
  const slot = await db
    .selectFrom('timeslot')
    .select('visit_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(slot.visit_id).toBe(visit)
})

test('slots are left out of the demo only', async () => {
  expect(await rollTimetable(db, '2027-01-01', () => true)).toEqual({ assignments: 2, slots: 2 })
  expect([(await range('one')).last, (await range('two')).last]).toEqual(['2027-03-01', '2027-02-28'])
})

test('an inactive doctor gets no more timeslots', async () => {
  await sql`update doctor set active = false`.execute(db)
  expect(await rollTimetable(db, '2027-01-02')).toEqual({ assignments: 0, slots: 0 })
})
