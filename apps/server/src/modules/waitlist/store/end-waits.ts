import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Relation } from '../../family/public.ts'

export interface EndedWait {
  readonly id: string
  readonly reason: string
  readonly accountId: string
  readonly profileId: string
}

const ended = sql.raw(
  'waiting.id, waiting.end_reason as reason, waiting.account_id as "accountId", waiting.profile_id as "profileId"',
)

/**
 * Ends waits that have become useless; waits whose last date is before `day` (a date in Minsk) end as too late.
 */
export async function endPointless(db: Kysely<DB>, now: Date, day: string): Promise<EndedWait[]> {
  const { rows } = await sql<EndedWait>`
    update waitlist_entry waiting set ended_at = ${now}, end_reason = over.reason
    from (
      select w.id, case
        when moving.starts_at <= ${now} then 'visit-begun'
        when w.last_date < ${day} then 'too-late'
        when w.visit_id is null and exists (
          select from visit got join assignment place on place.id = got.assignment_id
          where got.profile_id = w.profile_id and visit_is_planned(got.status)
            and got.starts_at > ${now} and got.created_at > w.joined_at and wait_concerns_assignment(w, place)
            and (w.service_id is null or got.service_id = w.service_id)
        ) then 'booked' end as reason
      from waitlist_entry w left join visit moving on moving.id = w.visit_id
      where w.ended_at is null
    ) over
    where waiting.id = over.id and waiting.ended_at is null and over.reason is not null
    returning ${ended}`.execute(db)
  return rows
}

/** The family relations of waits that have not ended. */
export async function relationsOfWaits(db: Kysely<DB>): Promise<(Relation & { waitId: string })[]> {
  const { rows } = await sql<Relation & { waitId: string }>`
    select waiting.id as "waitId", relation.rel_kind as "relKind", relation.access_level as "accessLevel"
    from waitlist_entry waiting join family_relation relation using (account_id, profile_id)
    where waiting.ended_at is null and relation.rel_kind <> 'ME'`.execute(db)
  return rows
}

/** Ends these waits, if they have not ended yet. */
export async function end(
  db: Kysely<DB>,
  { waitIds, reason, now }: { waitIds: readonly string[]; reason: 'left' | 'no-right'; now: Date },
): Promise<EndedWait[]> {
  if (waitIds.length === 0) return []
  const { rows } = await sql<EndedWait>`
    update waitlist_entry waiting set ended_at = ${now}, end_reason = ${reason}
    where waiting.id = any(${[...waitIds]}::uuid[]) and waiting.ended_at is null returning ${ended}`.execute(
    db,
  )
  return rows
}

/** Null: the wait has not ended. */
export async function reasonOfEnd(db: Kysely<DB>, waitId: string): Promise<string | null> {
  const wait = await db
    .selectFrom('waitlist_entry')
    .select('end_reason')
    .where('id', '=', waitId)
    .executeTakeFirst()
  return wait?.end_reason ?? null
}

/** Deletes waits that ended before this time; returns how many. */
export async function forgetEnded(db: Kysely<DB>, before: Date): Promise<number> {
  const gone = await db.deleteFrom('waitlist_entry').where('ended_at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
