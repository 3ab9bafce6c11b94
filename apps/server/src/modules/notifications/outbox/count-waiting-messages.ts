import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Unsent messages by channel and by the reason of the delay. Null: they are due and wait for their turn. */
export async function countWaitingMessages(db: Kysely<DB>) {
  return db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'channel',
      'delayed_by as reason',
      sql<number>`count(*)::int`.as('count'),
      fn.min<Date>('created_at').as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .groupBy(['channel', 'delayed_by'])
    .execute()
}
