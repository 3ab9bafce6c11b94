import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** What came due since a dump was taken was told by the server that went on. Tells of how many reminders. */
export async function endRestoredReminders(trx: Kysely<DB>, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reminder')
    .set({ outcome: 'useless', done_at: now })
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
