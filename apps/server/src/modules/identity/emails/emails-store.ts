import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface AccountEmail {
  readonly address: string
  readonly confirmed: boolean
  /** The owner confirmed it here while another account had it confirmed. */
  readonly taken: boolean
}

/** The address in force and the one that waits for confirmation, in this order. */
export async function readEmails(db: Kysely<DB>, accountId: string): Promise<AccountEmail[]> {
  const rows = await db
    .selectFrom('account_email')
    .select(['address', 'confirmed_at', 'taken_at'])
    .where('account_id', '=', accountId)
    .orderBy('confirmed_at', order => order.asc().nullsLast())
    .execute()
  return rows.map(row => ({
    address: row.address,
    confirmed: row.confirmed_at !== null,
    taken: row.taken_at !== null,
  }))
}

/** Replaces the waiting address; confirming it is a separate step. */
export async function saveWaiting(
  trx: Kysely<DB>,
  { accountId, address, deviceId, now }: { accountId: string; address: string; deviceId: string; now: Date },
): Promise<void> {
  await deleteWaiting(trx, accountId)
  await trx
    .insertInto('account_email')
    .values({ account_id: accountId, usage: 'PRIMARY', address, asked_by: deviceId, created_at: now })
    .execute()
}

export async function deleteWaiting(trx: Kysely<DB>, accountId: string): Promise<void> {
  await trx
    .deleteFrom('account_email')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function deleteEmails(trx: Kysely<DB>, accountId: string): Promise<void> {
  await trx.deleteFrom('account_email').where('account_id', '=', accountId).execute()
}

/**
 * Puts the waiting address in force and deletes the former one. The database refuses while another account has it
 * (`account_email_owner`). Undefined: it does not wait any more.
 */
export async function confirmWaiting(
  trx: Kysely<DB>,
  { accountId, address, now }: { accountId: string; address: string; now: Date },
): Promise<{ readonly former: string | null; readonly askedBy: string | null } | undefined> {
  const waits = await trx
    .selectFrom('account_email')
    .select('asked_by')
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (!waits) return undefined
  const former = await trx
    .deleteFrom('account_email')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .returning('address')
    .executeTakeFirst()
  await trx
    .updateTable('account_email')
    .set({ confirmed_at: now, taken_at: null })
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .execute()
  return { former: former?.address ?? null, askedBy: waits.asked_by }
}

export async function markTaken(
  db: Kysely<DB>,
  accountId: string,
  address: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_email')
    .set({ taken_at: now })
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** The account for which an address is confirmed. */
export async function ownerOf(db: Kysely<DB>, address: string): Promise<string | undefined> {
  const email = await db
    .selectFrom('account_email')
    .select('account_id')
    .where('address', '=', address)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return email?.account_id
}

/**
 * Puts a former address back in force and deletes all others. The database refuses while another account has it.
 */
export async function restoreEmail(
  trx: Kysely<DB>,
  { accountId, address, now }: { accountId: string; address: string; now: Date },
): Promise<void> {
  await deleteEmails(trx, accountId)
  await trx
    .insertInto('account_email')
    .values({ account_id: accountId, usage: 'PRIMARY', address, created_at: now, confirmed_at: now })
    .execute()
}

/** Whether the database refused an address because another account has it. */
export const isTaken = (error: unknown) =>
  (error as { constraint?: string } | null)?.constraint === 'account_email_owner'
