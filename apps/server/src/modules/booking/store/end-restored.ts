import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Ends all holds after a restore: the people who held these timeslots when the dump was made have left. */
export async function endRestoredHolds(trx: Kysely<DB>): Promise<void> {
  await trx
    .updateTable('timeslot')
    .set({ held_by: null, held_until: null })
    .where('held_by', 'is not', null)
    .execute()
  await trx.deleteFrom('guest_hold').execute()
}
