import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { CLEARED_DATA } from './cleared-data.ts'

/**
 * After a restore: messages that were due at the time of the dump have been sent since by the old database's
 * server, so they are ended. Returns how many.
 */
export async function endRestoredMessages(trx: Kysely<DB>, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ failed_at: now, failure: 'restored', data: CLEARED_DATA })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
