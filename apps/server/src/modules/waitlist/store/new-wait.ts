import type { WantedTimes } from '@vizit/domain/waitlist/wanted-times.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** What is waited for; null in a field means any. */
export interface WaitedFor {
  readonly visit: { readonly id: string; readonly startsAt: Date } | null
  readonly providerId: string
  readonly doctorId: string | null
  readonly branchId: string | null
  readonly specialityId: string | null
  readonly serviceId: string | null
}

export interface NewWait {
  readonly waitId: string
  readonly accountId: string
  readonly profileId: string
  readonly waitedFor: WaitedFor
  readonly wanted: WantedTimes
  readonly now: Date
}

/** False: the patient waits for the same already, through this or another account of the family. */
export async function insertWait(trx: Kysely<DB>, wait: NewWait): Promise<boolean> {
  const { waitId, accountId, profileId, waitedFor, wanted, now } = wait
  const { visit, providerId, doctorId, branchId, specialityId, serviceId } = waitedFor
  const { numAffectedRows } = await sql`
    insert into waitlist_entry (id, account_id, profile_id, visit_id, visit_starts_at, provider_id, doctor_id,
      branch_id, speciality_id, service_id, weekdays, time_from, time_to, last_date, joined_at)
    values (${waitId}, ${accountId}, ${profileId}, ${visit?.id ?? null}, ${visit?.startsAt ?? null}, ${providerId},
      ${doctorId}, ${branchId}, ${specialityId}, ${serviceId}, ${[...wanted.weekdays]}, ${wanted.timeFrom},
      ${wanted.timeTo}, ${wanted.lastDate}, ${now})
    on conflict do nothing`.execute(trx)
  if (numAffectedRows === 0n) return false
  await sql`select note_holds_for_wait(${waitId}, ${now})`.execute(trx)
  return true
}

/**
 * False: the wait has ended. Resets the count of unanswered offers, because the patient is evidently still
 * waiting.
 */
export async function saveWanted(trx: Kysely<DB>, waitId: string, wanted: WantedTimes): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update waitlist_entry set weekdays = ${[...wanted.weekdays]}, time_from = ${wanted.timeFrom},
      time_to = ${wanted.timeTo}, last_date = ${wanted.lastDate}, unanswered = 0
    where id = ${waitId} and ended_at is null`.execute(trx)
  return numAffectedRows === 1n
}

/** This account's own wait of the patient for the same. */
export async function sameWaitOf(
  trx: Kysely<DB>,
  { accountId, profileId, waitedFor }: NewWait,
): Promise<string | null> {
  const { visit, doctorId, branchId, serviceId } = waitedFor
  const { rows } = await sql<{ id: string }>`
    select id from waitlist_entry
    where account_id = ${accountId} and profile_id = ${profileId} and ended_at is null
      and visit_id is not distinct from ${visit?.id ?? null}
      and (visit_id is not null or (doctor_id is not distinct from ${doctorId}::bigint
        and branch_id is not distinct from ${branchId}::bigint
        and service_id is not distinct from ${serviceId}::bigint))`.execute(trx)
  return rows[0]?.id ?? null
}

/**
 * How many waits of an account have not ended. Locks the account, so that concurrent calls are counted one after
 * another.
 */
export async function countWaits(trx: Kysely<DB>, accountId: string): Promise<number> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { count } = await trx
    .selectFrom('waitlist_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
