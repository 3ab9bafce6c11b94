import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

/**
 * Whom a member's programme covers with them, if it covers families: the spouse, and children under 18, as `coverages_of` has it. Rows
 * of `holder_id` and `person_id`.
 */
export const coveredRelatives = (today: CivilDate): RawBuilder<unknown> => sql`
  select own.profile_id as holder_id, covered.profile_id as person_id
  from family_relation own
  join family_relation covered on covered.account_id = own.account_id
  join profile person on person.id = covered.profile_id
  where own.rel_kind = 'ME' and (covered.rel_kind = 'SPOUSE'
    or covered.rel_kind = 'CHILD'
      and coalesce(extract(year from age(${today}::timestamp, person.birthday::timestamp)) < 18, true))`

interface Ended {
  readonly coverageIds: readonly string[]
  readonly today: CivilDate
  /** Whether they ended by their own date: then they covered somebody on their last day. Otherwise they did so today. */
  readonly byDate?: boolean
}

/** Whom coverages that have just ended covered besides their members, and who has no other cover of the same programme. */
export async function relativesCoveredNoMore(
  trx: Kysely<DB>,
  { coverageIds, today, byDate = false }: Ended,
): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    select distinct covered.person_id as "profileId"
    from coverage c
    join programme p on p.code = c.programme_code and p.active and p.covers_family
    join programme_member m on m.id = c.member_id and m.card = 'ACTIVE'
    join programme_contract k on k.id = m.contract_id and k.is_ready
    join (${coveredRelatives(today)}) covered on covered.holder_id = c.profile_id
    where c.id = any(${coverageIds}::uuid[])
      and greatest(k.activates_on, m.valid_from) <= least(k.ends_on, m.valid_to, ${today}::date)
      and (${byDate} or coalesce(least(k.ends_on, m.valid_to) >= ${today}, true))
      and not exists (select from coverages_of(covered.person_id, ${today}) f where f.programme_code = c.programme_code)
    order by 1`.execute(trx)
  return rows.map(({ profileId }) => profileId)
}

interface Asked {
  readonly programme: string
  readonly profileIds: readonly string[]
  readonly today: CivilDate
}

/** Which of these people a programme does not cover today, neither as a member nor through a relative. */
export async function coveredNoMore(
  trx: Kysely<DB>,
  { programme, profileIds, today }: Asked,
): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    select person as "profileId" from unnest(${[...profileIds]}::uuid[]) person
    where not exists (select from coverages_of(person, ${today}) f where f.programme_code = ${programme})`.execute(
    trx,
  )
  return rows.map(({ profileId }) => profileId)
}

interface OfProgramme extends Pick<Asked, 'programme' | 'today'> {
  /** Only those whose row of the list, or whose contract, this transaction has written. */
  readonly isWrittenNow?: boolean
}

/** Whose programme it is, also while it is switched off: those who have linked it, and those whom it covers with them. */
export async function peopleOfProgramme(
  db: Kysely<DB>,
  { programme, today, isWrittenNow = false }: OfProgramme,
): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    with holder as (
      select c.profile_id from coverage c
      join programme_member m on m.id = c.member_id
      join programme_contract k on k.id = m.contract_id
      where c.programme_code = ${programme} and c.ended_at is null
        and (not ${isWrittenNow} or pg_current_xact_id()::xid in (m.xmin, k.xmin))
    )
    select profile_id as "profileId" from holder
    union
    select covered.person_id from (${coveredRelatives(today)}) covered
    join holder on holder.profile_id = covered.holder_id
    join programme p on p.code = ${programme} and p.covers_family`.execute(db)
  return rows.map(({ profileId }) => profileId)
}

interface Leavers {
  readonly profileIds: readonly string[]
  readonly today: CivilDate
  readonly language: Language
}

/** The programmes that end with these people's profiles, and how many others it covers through them alone today. */
export async function programmesOfLeavers(
  db: Kysely<DB>,
  { profileIds, today, language }: Leavers,
): Promise<{ readonly programCaption: string; readonly relatives: number }[]> {
  const { rows } = await sql<{ programCaption: string; relatives: number }>`
    select coalesce(${sql.ref(`p.caption_${language}`)}, p.caption_ru) as "programCaption", (
      select count(*)::int from (
        select distinct person_id from (${coveredRelatives(today)}) covered
        where covered.holder_id = any(leaver.ids) and covered.person_id <> all(leaver.ids)
      ) covered
      where (
        select bool_and(c.profile_id = any(leaver.ids))
        from coverages_of(covered.person_id, ${today}) f join coverage c on c.id = f.coverage_id
        where f.programme_code = p.code
      )) as relatives
    from programme p cross join (select ${[...profileIds]}::uuid[] as ids) leaver
    where p.active and exists (
      select from unnest(leaver.ids) person cross join lateral linked_programmes(person, ${today}) linked
      where linked.programme_code = p.code)
    order by 1`.execute(db)
  return rows
}
