import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import { readReference } from './read-reference.ts'

/** Days off of the whole country; observances are working days. */
export async function loadHolidays(trx: Kysely<DB>): Promise<void> {
  const rows = await readReference('holidays_by', ['date', 'type', 'name_ru', 'name_be', 'name_en'])
  const holidays = rows.filter(({ type }) => type === 'public')
  await sql`
    with given as (
      select date, name_ru, name_be, name_en
      from jsonb_to_recordset(${JSON.stringify(holidays)}::jsonb)
        as row (date date, name_ru text, name_be text, name_en text)
    ), removed as (
      delete from public_holiday where date not in (select date from given)
    )
    insert into public_holiday (date, name_ru, name_be, name_en)
    select date, name_ru, name_be, name_en from given
    on conflict (date) do update set
      name_ru = excluded.name_ru, name_be = excluded.name_be, name_en = excluded.name_en
    where (public_holiday.name_ru, public_holiday.name_be, public_holiday.name_en)
      is distinct from (excluded.name_ru, excluded.name_be, excluded.name_en)`.execute(trx)
}
