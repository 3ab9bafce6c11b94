import { ALERT_DAYS } from '@vizit/domain/drugs/drug-alert.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isHandedOver, isUnreached } from '../../notifications/public.ts'
import type { FoundDrug } from './found-drugs.ts'

interface Told {
  readonly messageId: string
  readonly toldAt: Date
  readonly until: Date
}

/** Marks alerts that are locked as told by a message, and keeps them in the list of their account until then. */
export async function markTold(
  trx: Kysely<DB>,
  found: readonly FoundDrug[],
  { messageId, toldAt, until }: Told,
): Promise<void> {
  await sql`
    update drug_alert a set told_at = ${toldAt}, expires_at = ${until}, message_id = ${messageId}::bigint, failed_at = null
    from unnest(${found.map(({ accountId }) => accountId)}::uuid[],
      ${found.map(({ packId }) => packId)}::int[]) as f (account_id, pack_id)
    where (a.account_id, a.pack_id) = (f.account_id, f.pack_id)`.execute(trx)
}

/** A message that was taken and not delivered may go on by its next channel meanwhile. */
const SETTLES_MS = 60_000

/**
 * Lets alerts wait again whose message reached nobody, until the day that was said. Returns their accounts.
 */
export async function waitAgain(db: Kysely<DB>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    with failed as materialized (
      select a.account_id, a.pack_id from drug_alert a join outbox o on o.id = a.message_id
      where a.told_at is not null and o.failed_at <= ${new Date(now.getTime() - SETTLES_MS)}
        and ${isUnreached}
      for update of a skip locked
    )
    update drug_alert a set told_at = null, message_id = null, failed_at = ${now}, failures = a.failures + 1,
      expires_at = a.asked_at + make_interval(days => ${ALERT_DAYS})
    from failed where (a.account_id, a.pack_id) = (failed.account_id, failed.pack_id)
    returning a.account_id as "accountId"`.execute(db)
  return rows.map(({ accountId }) => accountId)
}

/** Of the alerts as `a`: none of those that were told by a message of which is not known yet whether it is sent. */
const isSettled = sql`not exists (select from outbox o where o.id = a.message_id and not (${isHandedOver}))`

/** Whose alerts are over. */
export async function readExpired(db: Kysely<DB>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select distinct account_id as "accountId" from drug_alert a where expires_at <= ${now} and ${isSettled}`.execute(
    db,
  )
  return rows.map(({ accountId }) => accountId)
}

/** Ends alerts of these accounts that are over: those that found nothing, and those that were told and kept to be shown. */
export async function endExpired(db: Kysely<DB>, accountIds: readonly string[], now: Date): Promise<void> {
  if (accountIds.length === 0) return
  await sql`
    delete from drug_alert a where expires_at <= ${now} and account_id = any(${[...accountIds]}::uuid[])
      and ${isSettled}`.execute(db)
}
