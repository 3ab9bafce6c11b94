import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

/** What a confirmation mail confirms: the waiting device, or the address itself (`deviceId` null). */
export interface Subject {
  readonly accountId: string
  readonly deviceId: string | null
}

export interface NewConfirmation extends Subject {
  readonly address: string
  readonly tokenHash: Buffer
  /** A hash keyed by the confirmation's id, which is generated here. */
  readonly codeHash: (id: string) => Buffer
  readonly now: Date
  readonly expiresAt: Date
}

/** Opens a confirmation; the previous one about the same subject is closed. */
export async function openConfirmation(trx: Kysely<DB>, given: NewConfirmation): Promise<void> {
  const id = randomUUID()
  await closeConfirmations(trx, given, given.now)
  await trx
    .insertInto('email_confirmation')
    .values({
      id,
      account_id: given.accountId,
      device_id: given.deviceId,
      address: given.address,
      token_hash: given.tokenHash,
      code_hash: given.codeHash(id),
      created_at: given.now,
      expires_at: given.expiresAt,
    })
    .execute()
}

const ofSubject = ({ accountId, deviceId }: Subject) =>
  sql<boolean>`account_id = ${accountId} and device_id is not distinct from ${deviceId}`

export async function closeConfirmations(trx: Kysely<DB>, subject: Subject, now: Date): Promise<void> {
  await trx
    .updateTable('email_confirmation')
    .set({ closed_at: now })
    .where(ofSubject(subject))
    .where('closed_at', 'is', null)
    .execute()
}

/** Closes the mails that could give access to devices which are signed out now. */
export async function closeOfDevices(
  trx: Kysely<DB>,
  { accountId, deviceIds, now }: { accountId: string; deviceIds: readonly string[]; now: Date },
): Promise<void> {
  await trx
    .updateTable('email_confirmation')
    .set({ closed_at: now })
    .where('account_id', '=', accountId)
    .where('device_id', 'in', deviceIds)
    .where('closed_at', 'is', null)
    .execute()
}

export async function closeAllOfAccount(trx: Kysely<DB>, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('email_confirmation')
    .set({ closed_at: now })
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .execute()
}

const FACTS = ['id', 'account_id', 'device_id', 'address'] as const

/** The confirmation of a link that has not expired, whether open, followed or replaced. */
export function findByToken(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('email_confirmation')
    .select([...FACTS, 'closed_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Counts a guess before comparing it, so that concurrent requests cannot exceed five guesses. */
export function takeGuess(db: Kysely<DB>, subject: Subject, now: Date) {
  return db
    .updateTable('email_confirmation')
    .set(confirmation => ({ attempts: confirmation('attempts', '+', 1) }))
    .where(ofSubject(subject))
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', limits.confirmationAttempts)
    .returning([...FACTS, 'code_hash', 'attempts'])
    .executeTakeFirst()
}

/** Follows a confirmation once. False: a concurrent request followed it, or another mail replaced it. */
export async function closeConfirmation(trx: Kysely<DB>, id: string, now: Date): Promise<boolean> {
  const closed = await trx
    .updateTable('email_confirmation')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

export async function hasOpenConfirmation(db: Kysely<DB>, subject: Subject, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom('email_confirmation')
    .select('id')
    .where(ofSubject(subject))
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return open !== undefined
}

/** When mails were sent since `from`, the newest first, with kind, account and address. */
export function mailsSince(
  trx: Kysely<DB>,
  { accountId, address }: { accountId: string; address: string },
  from: Date,
) {
  return trx
    .selectFrom('email_confirmation')
    .select(['account_id', 'device_id', 'address', 'created_at'])
    .where(where => where.or([where('account_id', '=', accountId), where('address', '=', address)]))
    .where('created_at', '>', from)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function forgetConfirmations(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('email_confirmation').where('expires_at', '<', before).execute()
}
