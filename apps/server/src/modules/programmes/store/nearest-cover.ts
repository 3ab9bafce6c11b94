import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

interface Asked {
  readonly profileId: string
  readonly programme: string
  /** On which the programme does not cover the person. */
  readonly day: CivilDate
  readonly today: CivilDate
}

export type NearestCover =
  /** It would cover them on that day, if its coverer had not stopped it. */
  | { readonly reason: 'suspended' }
  /** It covers them from this day on. */
  | { readonly reason: 'not-begun'; readonly date: CivilDate }
  /** This was the last day. */
  | { readonly reason: 'ended'; readonly date: CivilDate }
  /** Since this day, today or lately, it covers them no more: its time is over, or the coverer or the person has ended it. */
  | { readonly reason: 'over'; readonly date: CivilDate }

/**
 * The programmes that cover a person on any day that can be booked, also through a relative, and those of which they are a member: own
 * ones first.
 */
export async function programmesHad(db: Kysely<DB>, profileId: string, today: CivilDate): Promise<string[]> {
  const { from, to } = bookingWindow(today)
  const { rows } = await sql<{ code: string }>`
    select code from (
      select linked.programme_code as code, 0 as nth from linked_programmes(${profileId}, ${today}) linked
      union all
      select c.programme_code, 1 from coverages_between(${profileId}, ${from}::date, ${to}::date) c
    ) had group by code order by min(nth), code`.execute(db)
  return rows.map(({ code }) => code)
}

/** What a linked programme covers beside a day, of the person or through a relative. Undefined: nothing. */
export async function nearestCover(
  db: Kysely<DB>,
  { profileId, programme, day, today }: Asked,
): Promise<NearestCover | undefined> {
  const { rows } = await sql<{ reason: NearestCover['reason']; date: CivilDate | null }>`
    with holders as (
      select ${profileId}::uuid as profile_id, false as through_family
      union all
      select holder.profile_id, true from family_relation covered
      join family_relation holder on holder.account_id = covered.account_id and holder.rel_kind = 'ME'
      where covered.profile_id = ${profileId}::uuid and covered.rel_kind in ('CHILD', 'SPOUSE')
    ), known as (
      select p.active and k.is_ready and m.card = 'ACTIVE' as works,
        greatest(k.activates_on, m.valid_from) as first_day, least(k.ends_on, m.valid_to) as last_day,
        coalesce((c.ended_at at time zone 'Europe/Minsk')::date, least(k.ends_on, m.valid_to) + 1) as over_on,
        c.ended_at is null and m.removed_at is null and k.removed_at is null as linked
      from holders h
      join coverage c on c.profile_id = h.profile_id and c.programme_code = ${programme}
      join programme p on p.code = c.programme_code and (p.covers_family or not h.through_family)
      join programme_member m on m.id = c.member_id
      join programme_contract k on k.id = m.contract_id
    ), linked as (select * from known where linked)
    select 'suspended' as reason, null as date from linked
      where not works and first_day <= ${day}::date and coalesce(last_day >= ${day}::date, true)
    union all
    (select 'not-begun', first_day from linked where works and first_day > ${day}::date order by first_day limit 1)
    union all
    (select 'ended', last_day from linked where works and last_day < ${day}::date and last_day >= ${today}::date
      order by last_day desc limit 1)
    union all
    (select 'over', over_on from known
      where over_on <= ${today}::date and over_on > ${today}::date - ${limits.endedDays}::int
      order by over_on desc limit 1)
    limit 1`.execute(db)
  const [{ reason, date } = {}] = rows
  return reason && ({ reason, ...(date !== null && { date }) } as NearestCover)
}
