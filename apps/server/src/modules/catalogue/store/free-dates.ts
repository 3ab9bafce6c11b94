import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf, minskMidnight } from '@vizit/domain/time/minsk.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { type BookablePeriod, bookablePeriodValues, readBookablePeriod } from './bookable-period.ts'
import type { CatalogueDeps } from './deps.ts'
import { bookablePeriodAs, isBookable, isFree } from './is-bookable-sql.ts'
import { startsOf } from './packed-timeslots.ts'
import { readRuns } from './read-service-timeslots.ts'
import type { BranchesOfService } from './service-timeslots.ts'

/**
 * For each day one assignment after another is checked, up to the first free timeslot: `limit 1` makes PostgreSQL
 * use the index of (assignment, start) instead of joining two months of timeslots.
 */
const freeDates = {
  name: 'free-dates',
  text: `select array(
      select day from generate_series($3::timestamptz, $4::timestamptz, interval '24 hours') day
      where exists (
        select from branch b
        join assignment a on a.branch_id = b.id
        join doctor d on d.id = a.doctor_id
        cross join lateral (
          select from timeslot t
          where t.assignment_id = a.id and t.starts_at >= day and t.starts_at < day + interval '24 hours'
            and ${isFree('t', bookablePeriodAs(6))}
          limit 1
        ) free
        where b.provider_id = p.id and ${isBookable(bookablePeriodAs(6))} and ($2::bigint is null or b.id = $2)
          and ($5::bigint is null or a.speciality_id = $5) and ($9::bigint[] is null or a.id = any($9))
      )
      order by day
    ) as days
    from provider p
    where p.code = $1
      and ($2::bigint is null or exists (
        select from branch b where b.id = $2 and b.provider_id = p.id and b.active))`,
}

export interface FreeDatesRequest {
  readonly provider: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly branchId: string | undefined
  readonly specialityId: string | undefined
  readonly serviceId: string | undefined
  /** Only these. Absent: all. */
  readonly assignmentIds: readonly string[] | undefined
}

/**
 * Dates in Minsk on which somebody can be booked; undefined if the organisation or branch does not exist. Never
 * outside the booking window (product §4, "Timetable"), however long the requested range is.
 */
export async function readFreeDates(
  deps: CatalogueDeps,
  { provider, from, to, branchId, specialityId, serviceId, assignmentIds }: FreeDatesRequest,
): Promise<CivilDate[] | undefined> {
  const period = await readBookablePeriod(deps)
  const window = bookingWindow(civilDateOf(period.now))
  const first = from > window.from ? from : window.from
  const last = to < window.to ? to : window.to
  if (serviceId !== undefined) {
    const asked = { provider, branchId, specialityId, serviceId, assignmentIds, from: first, to: last }
    return readServiceDates(deps, asked, period)
  }
  const values = [
    provider,
    branchId ?? null,
    new Date(minskMidnight(first)),
    new Date(minskMidnight(last)),
    specialityId ?? null,
    ...bookablePeriodValues(period),
    assignmentIds ?? null,
  ]
  const { rows } = await deps.database.pool.query<{ days: Date[] }>({ ...freeDates, values })
  return rows[0]?.days.map(day => civilDateOf(day.getTime()))
}

/**
 * Dates on which a complete run for the service begins. Few doctors provide a service, so their free time is read
 * in one query.
 */
async function readServiceDates(
  deps: CatalogueDeps,
  asked: BranchesOfService,
  period: BookablePeriod,
): Promise<CivilDate[] | undefined> {
  const rows = await readRuns(deps, asked, period)
  if (rows.length === 0) return undefined
  const dates = new Set<CivilDate>()
  for (const { packed } of rows) {
    let nextDay = Number.NEGATIVE_INFINITY
    for (const start of startsOf(packed)) {
      if (start < nextDay) continue
      const date = civilDateOf(start)
      dates.add(date)
      nextDay = minskMidnight(addDays(date, 1))
    }
  }
  return [...dates].sort()
}
