import type { DoctorSort } from '@vizit/domain/filters/doctor-sorts.ts'
import { DAY_PART_HOURS, daysEnd } from '@vizit/domain/filters/preferred-time.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { BookablePeriod } from '../bookable-period.ts'
import { byDoctor, instant } from '../names.ts'
import { packTimeslots } from '../packed-timeslots.ts'
import {
  type DoctorFilters,
  type FilterSql,
  filterSql,
  firstFree,
  nameOf,
  PROFILE_SQL,
  timesOf,
} from './filters.ts'
import { givenValues } from './given-values.ts'
import { earliestKept, keptOrLookedUp } from './kept-times.ts'
import { listedDoctor } from './listed-doctor.ts'
import { REVIEWS_COUNT } from './reviews-count.ts'

/** Free times of today and so many days in all are listed with each doctor. */
const LISTED_DAYS = 3

export interface DoctorsAsked extends DoctorFilters {
  readonly sort: DoctorSort
  readonly limit: number
  /** Those who are on the pages before. */
  readonly listed: readonly string[]
  readonly language: Language
}

export interface FoundRow {
  readonly unknown: string[]
  readonly total: number
  readonly has_more: boolean
  readonly next: string | null
  /** Null: there is no doctor on this page. */
  readonly id: string | null
  readonly json: string
  readonly packed: Buffer | null
  /** Assignments and their branches. */
  readonly places: string[]
  readonly branches: string[]
}

const orders = (language: Language): Record<DoctorSort, string> => ({
  byDate: 'f.nearest nulls last, f.id',
  byName: `${byDoctor('d', language)}, f.id`,
  byFeedbacks: `${REVIEWS_COUNT} desc, f.nearest nulls last, f.id`,
})

/** One page of doctors. The statement has a name if it is one of the few that are asked again and again. */
export function foundDoctorsQuery(asked: DoctorsAsked, period: BookablePeriod) {
  const { language, sort, limit, listed, profile } = asked
  const sql = givenValues()
  const filters = filterSql(asked, period, sql)
  const times = timesOf(asked, period)
  const parts = sql.add(times.parts, 'int[]')
  const most = sql.add(limit, 'int')
  const listedUntil = sql.add(daysEnd(period.now, LISTED_DAYS), 'timestamptz')
  const before = sql.add(listed, 'bigint[]')
  const end = sql.add(times.end, 'timestamptz')
  const order = orders(language)[sort]
  const text = `
  with ${sql.given()}${filters.offered}, listed (id) as materialized (
    select unnest(${before}) from given
  ), found as (
    select d.id, min(first.starts_at) as nearest
    from ${filters.assignments}
    ${firstFreeOf(filters, times.parts, parts)}
    where ${filters.here} and ${filters.who} and ${PROFILE_SQL[profile]}
    group by d.id
  ), matching as (
    select found.* from given cross join found ${times.isTimed ? `where nearest < ${end}` : ''}
  ), first as (
    select f.*, row_number() over (order by ${order}) as position
    from given cross join matching f ${sort === 'byDate' ? '' : 'join doctor d on d.id = f.id'}
    where not exists (select from listed where listed.id = f.id)
    order by ${order} limit (select ${most} + 1 from given)
  ), page as (
    select first.*, places.* from first cross join lateral (
      select array_agg(a.id) as here, array_agg(a.id) filter (where ${filters.isOpen}) as open
      from ${filters.assignments}
      where d.id = first.id and ${filters.hereOfOne}
    ) places
  )
  select facts.*, card.* from (
    select ${filters.unknown} as unknown, (select count(*)::int from matching) as total,
      (select count(*) > ${most} from page) as has_more,
      (select ${instant('min(nearest)')} from found) as next
    from given
  ) facts
  left join lateral (
    select page.position, page.id, doctor.json, doctor.places, doctor.branches, times.packed
    from given cross join page
    cross join lateral (${listedDoctor(filters, language)}) doctor
    cross join lateral (${freeTimes(filters, { parts, listedUntil })}) times
    where page.position <= ${most}
  ) card on true
  order by card.position`
  const name = nameOf(asked)
  return { name: name && `found-doctors-${language}-${sort}-${name}`, text, values: sql.values }
}

/**
 * SQL: joins `first`, the first free start at the assignment `a`, as it is kept or, where it is not, looked up; at any time of the
 * day without looking into each part of it.
 */
function firstFreeOf(filters: FilterSql, given: readonly number[], parts: string): string {
  const { kept, isFree } = filters
  const isAnyTime = given.length === DAY_PART_HOURS.length
  const lookUp = isAnyTime
    ? `(select t.starts_at from timeslot t where t.assignment_id = a.id and ${isFree} order by t.starts_at limit 1)`
    : `(select min(of_part.starts_at) from unnest(${parts}) part cross join lateral ${firstFree(filters, 'part')} of_part)`
  return `${kept.join}
    cross join lateral (
      select ${keptOrLookedUp(filters, earliestKept(kept, isAnyTime ? null : parts), lookUp)} as starts_at
    ) first`
}

function freeTimes(
  filters: FilterSql,
  { parts, listedUntil }: { parts: string; listedUntil: string },
): string {
  const { isOfService } = filters
  return `
      select ${packTimeslots('free')} as packed from (
        select t.id, t.assignment_id, t.starts_at, ${isOfService ? 'run.ends_at' : 't.ends_at'}
        from timeslot t ${
          isOfService
            ? `join offered m on m.assignment_id = t.assignment_id
        cross join lateral (
          select max(r.ends_at) as ends_at from timeslot r where r.id = any(timeslot_run(t.id, m.duration_minutes))
        ) run`
            : ''
        }
        where t.assignment_id = any(page.open) and t.starts_at < ${listedUntil} and ${filters.isFree}
          and (cardinality(${parts}) = ${DAY_PART_HOURS.length} or timeslot_day_part(t.starts_at) = any(${parts}))
      ) free`
}
