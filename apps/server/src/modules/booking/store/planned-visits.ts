import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Planned visits of these profiles, the next one first. */
export async function plannedVisits(db: Kysely<DB>, profileIds: readonly string[], now: Date) {
  if (profileIds.length === 0) return []
  return db
    .selectFrom('visit')
    .select(['id', 'profile_id as profileId', 'starts_at as startsAt'])
    .where('profile_id', 'in', profileIds)
    .where(sql<boolean>`visit_is_planned(status)`)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
}

interface Departure {
  readonly visitIds: readonly string[]
  readonly accountId: string
  readonly now: Date
}

/**
 * Cancels the planned visits of accounts that are being deleted, in the same transaction, without messages. Lock
 * order as elsewhere: visits by id, then timeslots by id.
 */
export async function cancelVisitsOfLeavers(
  trx: Kysely<DB>,
  { visitIds, accountId, now }: Departure,
): Promise<number> {
  const ids = [...visitIds]
  await sql`select from visit where id = any(${ids}::uuid[]) order by id for no key update`.execute(trx)
  const { rows } = await sql<{ id: string; profile_id: string }>`
    update visit set status = 'cancelled', cancelled_at = ${now}, updated_at = ${now}, sequence = sequence + 1
    where id = any(${ids}::uuid[]) and visit_is_planned(status) returning id, profile_id`.execute(trx)
  await sql`select from timeslot where visit_id = any(${ids}::uuid[]) order by id for no key update`.execute(
    trx,
  )
  await sql`update timeslot set visit_id = null where visit_id = any(${ids}::uuid[])`.execute(trx)
  for (const { id, profile_id } of rows) {
    await trx
      .insertInto('audit')
      .values({ at: now, account_id: accountId, profile_id, action: 'visit-cancelled', subject: id })
      .execute()
  }
  return rows.length
}

/** Releases the holds of an account that is being deleted. */
export async function releaseHoldsOf(trx: Kysely<DB>, holder: string): Promise<void> {
  await sql`select release_hold(array[${holder}]::uuid[])`.execute(trx)
}
