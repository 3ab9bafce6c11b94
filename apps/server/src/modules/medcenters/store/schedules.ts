import type { Schedule } from '@vizit/domain/schedule/opening-hours.ts'
import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import { inLanguage } from '../../catalogue/public.ts'

/** A month ahead: as far as the next change is looked for. */
const DAYS_AHEAD = 32

/** A schedule with the names of its dates. */
export interface NamedSchedule extends Schedule {
  /** Why a date differs from the week, by date: the reason of an exception goes before the name of a holiday. */
  readonly notes: Readonly<Record<CivilDate, string>>
}

interface Row extends NamedSchedule {
  readonly id: string
}

const schedulesQuery = (language: Language) => ({
  name: `schedules-${language}`,
  text: `
  select b.id::text as id,
    coalesce((
      select json_agg(json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes) order by h.day, h.opens)
      from branch_hours h where h.branch_id = b.id), '[]') as hours,
    coalesce((
      select json_agg(json_build_object('date', e.date, 'opens', e.opens, 'closes', e.closes) order by e.date, e.opens)
      from branch_exception e where e.branch_id = b.id and e.date between $2 and $3), '[]') as exceptions,
    coalesce((
      select json_agg(o.date) from provider_holiday o
      where o.provider_id = b.provider_id and o.date between $2 and $3), '[]') as "daysOff",
    coalesce((select json_agg(h.date) from public_holiday h where h.date between $2 and $3), '[]') as "publicHolidays",
    coalesce((
      select json_object_agg(named.date, named.note) from (
        select distinct on (note.date) note.date, note.note from (
          select e.date, 1 as rank, ${inLanguage('e', 'reason', language)} as note from branch_exception e
          where e.branch_id = b.id and e.date between $2 and $3
          union all
          select h.date, 2, ${inLanguage('h', 'name', language)} from public_holiday h where h.date between $2 and $3
          union all
          select o.date, 3, o.name_ru from provider_holiday o
          where o.provider_id = b.provider_id and o.date between $2 and $3
        ) note where note.note is not null order by note.date, note.rank
      ) named), '{}') as notes
  from branch b where b.id = any($1::bigint[])`,
})

/** The schedules of branches by their ids, from yesterday to a month ahead. */
export async function readSchedules(
  database: Pick<Database, 'reads'>,
  branchIds: readonly string[],
  { today, language }: { readonly today: CivilDate; readonly language: Language },
): Promise<Map<string, NamedSchedule>> {
  if (branchIds.length === 0) return new Map()
  const values = [branchIds, addDays(today, -1), addDays(today, DAYS_AHEAD)]
  const { rows } = await database.reads.query<Row>({ ...schedulesQuery(language), values })
  return new Map(rows.map(row => [row.id, row]))
}
