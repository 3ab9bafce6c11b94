import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, Outbox } from '../../../../platform/database/generated/db.ts'

interface VisitToEnd {
  readonly visitId: string
  readonly accountId: string | null
  /** The visit's timeslots become free, as far as is known here. */
  readonly isOffered: boolean
  readonly now: Date
  readonly messages: readonly Insertable<Outbox>[] | null
}

/**
 * Cancels a visit here that its clinic does not hold any more; returns its patient. Null: it was cancelled before.
 */
export async function endVisit(
  trx: Kysely<DB>,
  { visitId, accountId, isOffered, now, messages }: VisitToEnd,
): Promise<string | null> {
  const { rows } = await sql<{ done: boolean }>`
    select record_clinic_cancellation(
      cancelled => ${visitId}, account => ${accountId}, is_offered => ${isOffered}, moment => ${now},
      message => ${messages && JSON.stringify(messages)}) as done`.execute(trx)
  await trx.updateTable('fhir_appointment').set({ is_live: false }).where('visit_id', '=', visitId).execute()
  if (!rows[0]?.done) return null
  const { profile_id } = await trx
    .selectFrom('visit')
    .select('profile_id')
    .where('id', '=', visitId)
    .executeTakeFirstOrThrow()
  return profile_id
}
