import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, EmailUndo } from '../../../platform/database/generated/db.ts'

export async function insertUndo(trx: Kysely<DB>, undo: Insertable<EmailUndo>): Promise<void> {
  await trx.insertInto('email_undo').values(undo).execute()
}

/** The address change that a link undoes or has undone, until the link expires. */
export function findUndo(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('email_undo')
    .select(['id', 'account_id as accountId', 'address', 'changed_at as changedAt', 'closed_at as closedAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export interface UndoRecord {
  readonly id: string
  readonly accountId: string
  readonly changedAt: Date
}

/**
 * Closes an address change and all later ones; returns the devices that made them. Undefined: it was closed
 * meanwhile. Changes of earlier addresses can still be undone.
 */
export async function closeUndos(
  trx: Kysely<DB>,
  { id, accountId, changedAt }: UndoRecord,
  now: Date,
): Promise<string[] | undefined> {
  const closed = await trx
    .updateTable('email_undo')
    .set({ closed_at: now })
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .where(where => where.or([where('id', '=', id), where('changed_at', '>', changedAt)]))
    .returning(['id', 'changed_by'])
    .execute()
  if (!closed.some(undo => undo.id === id)) return undefined
  return closed.flatMap(({ changed_by }) => changed_by ?? [])
}

/** Records the result of a link, to return it when the link is pressed again. */
export async function noteUndone(trx: Kysely<DB>, id: string, devicesSignedOut: number): Promise<void> {
  await trx
    .updateTable('email_undo')
    .set({ devices_signed_out: devicesSignedOut })
    .where('id', '=', id)
    .execute()
}

/** How many devices the link signed out. Undefined: it was not followed, or its address is no longer in force. */
export async function undoneBefore(db: Kysely<DB>, id: string): Promise<number | undefined> {
  const undone = await db
    .selectFrom('email_undo')
    .innerJoin('account_email', join =>
      join
        .onRef('account_email.account_id', '=', 'email_undo.account_id')
        .onRef('account_email.address', '=', 'email_undo.address'),
    )
    .select('email_undo.devices_signed_out')
    .where('email_undo.id', '=', id)
    .where('account_email.confirmed_at', 'is not', null)
    .executeTakeFirst()
  return undone?.devices_signed_out ?? undefined
}

/** Addresses that can still be put back in force; they belong to the account too. */
export async function undoableAddresses(db: Kysely<DB>, accountId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('email_undo')
    .select('address')
    .distinct()
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ address }) => address)
}

export async function forgetUndos(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`delete from email_undo where expires_at <= ${now}`.execute(db)
}
