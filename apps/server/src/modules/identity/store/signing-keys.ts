import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Lets one server at a time make keys, until its transaction ends. */
export async function lockKeys(trx: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vizit signing keys', 0))`.execute(trx)
}

/** Every key whose tokens may still be valid, encrypted; the newest first. */
export function readKeys(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('signing_key')
    .select(['id', 'sealed', 'begins_at', 'ends_at'])
    .where(where => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('begins_at', 'desc')
    .execute()
}

export interface NewKey {
  readonly seal: (id: string) => string
  readonly now: Date
  readonly beginsAt: Date
  /** Until when tokens of the former keys are accepted. */
  readonly formerEndAt: Date
}

export async function addKey(trx: Kysely<DB>, { seal, now, beginsAt, formerEndAt }: NewKey): Promise<void> {
  const id = randomUUID()
  await trx.updateTable('signing_key').set({ ends_at: formerEndAt }).where('ends_at', 'is', null).execute()
  await trx.deleteFrom('signing_key').where('ends_at', '<=', now).execute()
  await trx
    .insertInto('signing_key')
    .values({ id, sealed: seal(id), created_at: now, begins_at: beginsAt })
    .execute()
}

export async function forgetKeys(trx: Kysely<DB>): Promise<void> {
  await trx.deleteFrom('signing_key').execute()
}
