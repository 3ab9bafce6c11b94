import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * After a restore: reminders that became due since the dump have been sent by the old database's server, so they
 * are ended. Returns how many.
 */
export async function endRestoredReminders(trx: Kysely<DB>, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reminder')
    .set({ outcome: 'useless', done_at: now })
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
