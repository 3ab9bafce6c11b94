import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { limits } from '../limits.ts'

export async function exportOf(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('data_export')
    .select(['id', 'ordered_at as orderedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Stores a new order and deletes the former copy. False: an order is already in progress and stays. */
export async function putOrder(
  trx: Kysely<DB>,
  {
    accountId,
    sessionId,
    language,
    now,
  }: { accountId: string; sessionId: string; language: Language; now: Date },
): Promise<boolean> {
  const ordered = await trx
    .insertInto('data_export')
    .values({
      account_id: accountId,
      id: randomUUID(),
      session_id: sessionId,
      language,
      ordered_at: now,
    })
    .onConflict(conflict =>
      conflict
        .column('account_id')
        .doUpdateSet({
          id: randomUUID(),
          session_id: sessionId,
          language,
          ordered_at: now,
          claimed_until: null,
          attempts: 0,
          token_hash: null,
          sealed: null,
          expires_at: null,
        })
        .where('data_export.sealed', 'is not', null),
    )
    .executeTakeFirst()
  return (ordered.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Claims the oldest order that no server is working on. */
export async function claimOrder(db: Kysely<DB>, now: Date) {
  const oldest = db
    .selectFrom('data_export')
    .select('account_id')
    .where('sealed', 'is', null)
    .where('attempts', '<', limits.exportAttempts)
    .where(where => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .orderBy('ordered_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('data_export')
    .set({
      claimed_until: new Date(now.getTime() + limits.exportClaimSeconds * 1000),
      attempts: sql<number>`attempts + 1`,
    })
    .where('account_id', '=', sql<string>`any(array(${oldest}))`)
    .returning(['id', 'account_id as accountId', 'session_id as sessionId', 'language'])
    .executeTakeFirst()
}

interface Finished {
  readonly id: string
  readonly tokenHash: Buffer
  readonly sealed: Buffer
  readonly expiresAt: Date
}

/** False: the order was withdrawn or replaced meanwhile. */
export async function finishOrder(trx: Kysely<DB>, { id, tokenHash, sealed, expiresAt }: Finished) {
  const finished = await trx
    .updateTable('data_export')
    .set({ token_hash: tokenHash, sealed, expires_at: expiresAt, claimed_until: null })
    .where('id', '=', id)
    .where('sealed', 'is', null)
    .executeTakeFirst()
  return finished.numUpdatedRows > 0n
}

export async function dropOrder(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('data_export').where('id', '=', id).execute()
}

export async function sealedExport(db: Kysely<DB>, accountId: string, tokenHash: Buffer, now: Date) {
  const found = await db
    .selectFrom('data_export')
    .select(['id', 'sealed'])
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.sealed ? { id: found.id, sealed: found.sealed } : undefined
}

/** Deletes expired copies, and orders that could not be fulfilled within a day. */
export async function forgetExports(db: Kysely<DB>, now: Date): Promise<number> {
  const gone = await db
    .deleteFrom('data_export')
    .where(where =>
      where.or([where('expires_at', '<=', now), where('ordered_at', '<=', new Date(now.getTime() - DAY_MS))]),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Times of the account's orders in the last 24 hours, earliest first. */
export async function recentOrders(trx: Kysely<DB>, accountId: string, now: Date): Promise<Date[]> {
  const rows = await trx
    .selectFrom('audit')
    .select('at')
    .where('account_id', '=', accountId)
    .where('action', '=', 'export-ordered')
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('at')
    .execute()
  return rows.map(({ at }) => at)
}
