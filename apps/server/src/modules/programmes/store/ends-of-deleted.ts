import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

interface Ends {
  readonly programme: string
  readonly coverageIds: readonly string[]
  /** Whom they covered, and nothing else of the programme does. */
  readonly profileIds: readonly string[]
  readonly now: Date
}

/** Keeps for relatives that they were covered, before the coverages are deleted with their persons. */
export async function keepEnds(
  trx: Kysely<DB>,
  { programme, coverageIds, profileIds, now }: Ends,
): Promise<void> {
  await sql`
    insert into cover_of_deleted_holder (profile_id, programme_code, id, valid_from, valid_to, ended_at)
    select person, ${programme}, gen_random_uuid(), ended.valid_from, ended.valid_to, ${now}
    from unnest(${[...profileIds]}::uuid[]) person
    cross join (
      select min(greatest(k.activates_on, m.valid_from)) as valid_from, max(least(k.ends_on, m.valid_to)) as valid_to
      from coverage c
      join programme_member m on m.id = c.member_id
      join programme_contract k on k.id = m.contract_id
      where c.id = any(${[...coverageIds]}::uuid[])
    ) ended
    on conflict (profile_id, programme_code) do update
      set valid_from = excluded.valid_from, valid_to = excluded.valid_to, ended_at = excluded.ended_at`.execute(
    trx,
  )
}

/** Forgets those that are shown no more. Returns how many. */
export async function forgetEnds(db: Kysely<DB>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from cover_of_deleted_holder
    where ended_at <= ${now}::timestamptz - make_interval(days => ${limits.endedDays})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
