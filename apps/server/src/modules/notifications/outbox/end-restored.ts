import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { CLEARED_DATA } from './cleared-data.ts'

/** What waited when a dump was taken has been sent since, by the server that went on. Tells of how many messages. */
export async function endRestoredMessages(trx: Kysely<DB>, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ failed_at: now, failure: 'restored', data: CLEARED_DATA })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
