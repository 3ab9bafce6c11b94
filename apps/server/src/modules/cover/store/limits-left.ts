import type { LimitPeriod } from '@vizit/domain/programmes/coverage.ts'
import { lastCoveredDay } from '@vizit/domain/programmes/last-covered-day.ts'
import { limitRenewsOn } from '@vizit/domain/programmes/limit-days.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
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
  /** Null: with the next contract, or the programme no longer covers the person then. */
  readonly renewsOn: CivilDate | null
  /** Visits that it has left from then on, for the next month or year. */
  readonly remainingNext: number | null
}

interface Row extends Omit<LimitLeft, 'renewsOn'> {
  readonly contractFrom: CivilDate
  readonly contractTo: CivilDate | null
}

export interface LimitsAsked {
  readonly profileId: string
  readonly birthday: CivilDate | null
  readonly programme: ProgrammeOfPerson
  readonly today: CivilDate
  readonly language: Language
}

/**
 * The limits of a programme and how many visits each of them has left for this person today; where it has not begun, what there
 * will be on its first day. And what is left of the next month or year, of which visits may be booked already.
 */
export async function readLimitsLeft(
  db: Kysely<DB>,
  { profileId, birthday, programme, today, language }: LimitsAsked,
): Promise<LimitLeft[]> {
  const { code, memberId, familyCode, isOwn } = programme
  const day = programme.validFrom > today ? programme.validFrom : today
  const { validTo } = lastCoveredDay(programme, birthday, today)
  const days = (of: RawBuilder<unknown>) => sql`limit_days(l.period, ${of}, k.activates_on, k.ends_on)`
  const left = (within: RawBuilder<unknown>) => sql`
      greatest(0, l.visits - visits_of_limit(
        l.id, l.of_family, limit_holder(l.of_family, ${familyCode}, m.id, ${isOwn}, ${profileId}), ${profileId}, ${within}))`
  const thisTime = days(sql`${day}::date`)
  const { rows } = await sql<Row>`
    select l.id, coalesce(${sql.ref(`l.name_${language}`)}, l.name_ru) as name, l.visits, l.period,
      l.of_family as "ofFamily", k.activates_on as "contractFrom", k.ends_on as "contractTo",
      ${left(thisTime)} as remaining, ${left(days(sql`upper(${thisTime})`))} as "remainingNext"
    from programme_member m
    join programme_contract k on k.id = m.contract_id
    join programme_limit l on l.programme_code = ${code} and l.removed_at is null
    where m.id = ${memberId}::bigint
    order by 2, l.id`.execute(db)
  return rows.map(({ contractFrom: from, contractTo: to, ...limit }) => {
    const renewsOn = limitRenewsOn(limit.period, day, { from, to }, validTo)
    return { ...limit, renewsOn, remainingNext: renewsOn === null ? null : limit.remainingNext }
  })
}
