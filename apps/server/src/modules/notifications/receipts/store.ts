import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Receipt } from '../gateways/gateway.ts'
import { CLEARED_DATA } from '../outbox/cleared-data.ts'

/** The result for the whole message; undefined while receipts of some parts are missing. */
export type MessageOutcome = 'delivered' | 'undelivered' | undefined

/** Stores a receipt. One that comes before its message's reference is known is kept until then. */
export async function recordReceipt(
  db: Kysely<DB>,
  { reference, state }: Receipt,
  now: Date,
): Promise<{ readonly messageId: string; readonly state: 'delivered' | 'undelivered' } | undefined> {
  return db.transaction().execute(async trx => {
    const part = await trx
      .insertInto('message_part')
      .values({ reference, state, stated_at: now, created_at: now })
      .onConflict(conflict => conflict.column('reference').doUpdateSet({ state, stated_at: now }))
      .returning('message_id')
      .executeTakeFirstOrThrow()
    if (part.message_id === null) return undefined
    const settled = await combineReceipts(trx, part.message_id, now)
    return settled && { messageId: part.message_id, state: settled }
  })
}

/** Combines the receipts of the parts into the result of the message. */
export async function combineReceipts(
  trx: Kysely<DB>,
  messageId: string,
  now: Date,
): Promise<MessageOutcome> {
  // The row lock: of two receipts at once, the later sees what the earlier wrote.
  await trx.selectFrom('outbox').select('id').where('id', '=', messageId).forUpdate().execute()
  const parts = await trx
    .selectFrom('message_part')
    .select('state')
    .where('message_id', '=', messageId)
    .execute()
  const isDelivered = parts.length > 0 && parts.every(({ state }) => state === 'delivered')
  const hasFailed = parts.some(({ state }) => state === 'failed')
  if (!isDelivered && !hasFailed) return undefined
  const settled = await trx
    .updateTable('outbox')
    .set(isDelivered ? { delivered_at: now, data: CLEARED_DATA } : { failed_at: now, failure: 'undelivered' })
    .where('id', '=', messageId)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  if (settled.numUpdatedRows === 0n) return undefined
  return isDelivered ? 'delivered' : 'undelivered'
}

/** Deletes receipts that never matched a message. */
export async function deleteUnknownReceipts(db: Kysely<DB>, before: Date): Promise<void> {
  await db
    .deleteFrom('message_part')
    .where('message_id', 'is', null)
    .where('created_at', '<', before)
    .execute()
}
