import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Whoever held a timeslot at the moment of a dump has left it long ago. */
export async function endRestoredHolds(trx: Kysely<DB>): Promise<void> {
  await trx
    .updateTable('timeslot')
    .set({ held_by: null, held_until: null })
    .where('held_by', 'is not', null)
    .execute()
  await trx.deleteFrom('guest_hold').execute()
}
