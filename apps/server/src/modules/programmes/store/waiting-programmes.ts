import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** A programme that a person has, and that covers them on no day that can be booked. */
export interface WaitingProgramme {
  readonly profileId: string
  readonly caption: { readonly ru: string; readonly be: string | null; readonly en: string | null }
  readonly phones: readonly string[]
  /** Its first day, after those that can be booked; null: its coverer has stopped it. */
  readonly from: CivilDate | null
  /** It covers something at one of the assignments, or would do so. */
  readonly coversHere: boolean
}

interface Asked {
  readonly profileIds: readonly string[]
  readonly assignmentIds: readonly string[]
  readonly today: CivilDate
}

/**
 * The programmes of these people, own ones and those that cover families, that are suspended or have not begun; what covers something here
 * comes first.
 */
export async function waitingProgrammes(
  db: Kysely<DB>,
  { profileIds, assignmentIds, today }: Asked,
): Promise<WaitingProgramme[]> {
  const { to } = bookingWindow(today)
  const { rows } = await sql<WaitingProgramme>`
    with holder as (
      select person as profile_id, person as person_id, null::date as born_on, false as through_family
      from unnest(${[...profileIds]}::uuid[]) person
      union all
      select own.profile_id, covered.profile_id, case when covered.rel_kind = 'CHILD' then who.birthday end, true
      from family_relation covered
      join family_relation own on own.account_id = covered.account_id and own.rel_kind = 'ME'
      join profile who on who.id = covered.profile_id
      where covered.profile_id = any(${[...profileIds]}::uuid[]) and covered.rel_kind in ('CHILD', 'SPOUSE')
    ), waiting as (
      select h.person_id, p.code, p.active and k.is_ready and m.card = 'ACTIVE' as works,
        greatest(k.activates_on, m.valid_from) as first_day
      from holder h
      join coverage c on c.profile_id = h.profile_id and c.ended_at is null
      join programme p on p.code = c.programme_code and (p.covers_family or not h.through_family)
      join programme_member m on m.id = c.member_id and m.removed_at is null
      join programme_contract k on k.id = m.contract_id and k.removed_at is null
      where coalesce(least(k.ends_on, m.valid_to) >= ${today}::date, true)
        and coalesce(extract(year from
          age(greatest(k.activates_on, m.valid_from, ${today}::date)::timestamp, h.born_on::timestamp)) < 18, true)
    )
    select w.person_id as "profileId", json_build_object('ru', p.caption_ru, 'be', p.caption_be, 'en', p.caption_en) as caption,
      p.phones, case when w.works then w.first_day end as "from", here.covers as "coversHere"
    from waiting w
    join programme p on p.code = w.code
    cross join lateral (
      select exists (
        select from covered_assignment at
        where at.programme_code = w.code and at.assignment_id = any(${[...assignmentIds]}::bigint[])
      ) or (
        -- Of one that is switched off nothing is kept for lists: what it covers of what the doctor gives at the branch.
        not p.active and exists (
          select from assignment a
          left join (
            assignment_service m join service s on s.id = m.service_id and s.active and not s.hidden
          ) on m.assignment_id = a.id
          left join service_option o on o.service_id = s.id and o.active and (
            not exists (select from service_option_branch only_at where only_at.option_id = o.id)
            or exists (select from service_option_branch only_at
              where only_at.option_id = o.id and only_at.branch_id = a.branch_id))
          cross join lateral (values (s.id, o.id), (null, null)) given(service_id, option_id)
          where a.id = any(${[...assignmentIds]}::bigint[])
            and cover_kind_at(w.code, a.provider_id, a.branch_id, given.service_id, given.option_id) <> 'NOT_COVERED')
      ) as covers
    ) here
    where not w.works or w.first_day > ${to}::date
    order by 1, here.covers desc, w.works desc, w.first_day, w.code`.execute(db)
  return rows
}
