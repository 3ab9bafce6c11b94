import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

const MS = 1000

export type Claimed = Awaited<ReturnType<typeof claimDue>>[number]

/** Takes due messages for the length of the lease; another server's claim passes over them meanwhile. */
export function claimDue(db: Kysely<DB>, now: Date, limit: number, leaseSeconds: number) {
  return db
    .updateTable('outbox')
    .set(row => ({
      attempts: row('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + leaseSeconds * MS),
    }))
    .where('id', 'in', due(db, now, limit))
    .returning(['id', 'channel', 'recipient', 'language', 'template', 'data', 'attempts'])
    .execute()
}

/** Marks what is due as sent, without sending: the development inbox reads the outbox itself. */
export async function acceptDue(db: Kysely<DB>, now: Date, limit: number): Promise<number> {
  const accepted = await db
    .updateTable('outbox')
    .set({ sent_at: now })
    .where('id', 'in', due(db, now, limit))
    .executeTakeFirst()
  return Number(accepted.numUpdatedRows)
}

function due(db: Kysely<DB>, now: Date, limit: number) {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
}

/** Sent: its secret has done its work and is not kept. */
export async function markSent(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, data: sql`data - 'sealed'` })
    .where('id', '=', id)
    .execute()
}

export async function postpone(db: Kysely<DB>, id: string, until: Date): Promise<void> {
  await db.updateTable('outbox').set({ next_attempt_at: until }).where('id', '=', id).execute()
}

export async function markFailed(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, data: sql`data - 'sealed'` })
    .where('id', '=', id)
    .execute()
}

/** Gives up what came too late to be worth sending. */
export async function failExpired(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, data: sql`data - 'sealed'` })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('expires_at', '<=', now)
    .execute()
}

/** Takes away secrets that are worth nothing any more: nobody shall find out later what they were. */
export async function dropSpentSecrets(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ data: sql`data - 'sealed'` })
    .where(sql<boolean>`data ? 'sealed'`)
    .where('expires_at', '<=', now)
    .execute()
}

/** Messages name people: they are not kept longer than complaints about them may come. */
export async function forgetBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('created_at', '<', before).execute()
}
