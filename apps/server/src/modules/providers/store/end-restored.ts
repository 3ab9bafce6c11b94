import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * What clinics were about to be told at the moment of a dump they were told since; taken up again, an appointment that was
 * made since would be cancelled. What stands there is read anew. Tells of how many operations.
 */
export async function endRestoredOperations(trx: Kysely<DB>, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('fhir_operation')
    .set({ state: 'ended', ended_at: now })
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
