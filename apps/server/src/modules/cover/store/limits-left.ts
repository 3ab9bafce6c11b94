import type { LimitPeriod } from '@vizit/domain/programmes/coverage.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { ProgrammeOfPerson } from './programmes-of-person.ts'

export interface LimitLeft {
  readonly id: string
  readonly name: string
  readonly visits: number
  readonly remaining: number
  readonly period: LimitPeriod
  readonly ofFamily: boolean
  readonly contractFrom: CivilDate
  readonly contractTo: CivilDate | null
}

interface LimitsAsked {
  readonly profileId: string
  readonly programme: ProgrammeOfPerson
  readonly day: CivilDate
  readonly language: Language
}

/** The limits of a programme and how many visits each of them has left for this person on this day. */
export async function readLimitsLeft(
  db: Kysely<DB>,
  { profileId, programme, day, language }: LimitsAsked,
): Promise<LimitLeft[]> {
  const { code, memberId, familyCode, isOwn } = programme
  const { rows } = await sql<LimitLeft>`
    select l.id, coalesce(${sql.ref(`l.name_${language}`)}, l.name_ru) as name, l.visits, l.period,
      l.of_family as "ofFamily", k.activates_on as "contractFrom", k.ends_on as "contractTo",
      greatest(0, l.visits - (
        select count(*)::int
        from coverage_use u join visit v on v.id = u.visit_id
        where u.limit_id = l.id and v.status <> 'cancelled'
          and u.holder = limit_holder(l.of_family, ${familyCode}, m.id, ${isOwn}, ${profileId})
          and (v.starts_at at time zone 'Europe/Minsk')::date <@ limit_days(l.period, ${day}, k.activates_on, k.ends_on)
      )) as remaining
    from programme_member m
    join programme_contract k on k.id = m.contract_id
    join programme_limit l on l.programme_code = ${code} and l.removed_at is null
    where m.id = ${memberId}::bigint
    order by 2, l.id`.execute(db)
  return rows
}
