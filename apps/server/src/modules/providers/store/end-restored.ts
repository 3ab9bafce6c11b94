import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Deletes operations after a restore. The clinics got these requests after the dump was made; if they were
 * continued, an appointment made since then would be cancelled. The state at the clinics is read again. Returns
 * the number of operations.
 */
export async function endRestoredOperations(trx: Kysely<DB>, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('fhir_operation')
    .set({ state: 'ended', ended_at: now })
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
