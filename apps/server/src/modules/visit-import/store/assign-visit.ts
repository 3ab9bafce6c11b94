import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface AssignedVisit {
  readonly visitId: string
  readonly profileId: string
  readonly accountId: string
  readonly now: Date
}

export async function storeAssignedVisit(
  trx: Kysely<DB>,
  { visitId, profileId, accountId, now }: AssignedVisit,
) {
  const { rows } = await sql<{ outcome: 'imported' | 'visitor-busy' | 'unknown'; order_id: string | null }>`
    select outcome, order_id from import_visit(
      imported => ${visitId}, patient => ${profileId}, account => ${accountId}, moment => ${now})`.execute(
    trx,
  )
  const [taken] = rows
  if (!taken) throw new Error('import_visit answered nothing')
  return taken
}

/**
 * Whether the account may still act for this person. Locks the relation, so that it cannot end before the
 * transaction does.
 */
export async function holdRelation(trx: Kysely<DB>, accountId: string, profileId: string): Promise<boolean> {
  const held = await trx
    .selectFrom('family_relation')
    .select('profile_id')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

export async function ownProfileOf(trx: Kysely<DB>, accountId: string): Promise<string> {
  const own = await trx
    .selectFrom('family_relation')
    .select('profile_id')
    .where('account_id', '=', accountId)
    .where('rel_kind', '=', 'ME')
    .executeTakeFirstOrThrow()
  return own.profile_id
}

export async function hasConsented(trx: Kysely<DB>, profileId: string): Promise<boolean> {
  const person = await trx
    .selectFrom('profile')
    .select('consent_received_at')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  return person.consent_received_at !== null
}

export async function writeConsent(trx: Kysely<DB>, profileId: string, now: Date): Promise<void> {
  await trx
    .updateTable('profile')
    .set({ consent_received_at: now })
    .where('id', '=', profileId)
    .where('consent_received_at', 'is', null)
    .execute()
}
