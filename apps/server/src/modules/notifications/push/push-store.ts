import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { CLEARED_DATA } from '../outbox/cleared-data.ts'

/** `outbox.delayed_by` of a message that a push service accepted and no device has shown yet. */
export const AWAITS_RECEIPT = 'receipt'

/**
 * Records that a push service accepted the message. A device has until `until` to say that it showed it; it may
 * have said so already.
 */
export async function markPushed(db: Kysely<DB>, id: string, now: Date, until: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ pushed_at: now, next_attempt_at: until, delayed_by: AWAITS_RECEIPT })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/**
 * Records that a device showed the message: it is sent and delivered. Skips a message that went on by SMS or
 * e-mail.
 */
export async function markShown(db: Kysely<DB>, id: string, now: Date): Promise<boolean> {
  const shown = await db
    .updateTable('outbox')
    .set({ sent_at: now, delivered_at: now, delayed_by: null, data: CLEARED_DATA })
    .where('id', '=', id)
    .where('channel', '=', 'push')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return shown.numUpdatedRows > 0n
}

/**
 * Sends a push message by SMS or e-mail instead, if the recipient still belongs to the account. The row lock
 * decides between this and a receipt at the same moment, so nothing is sent twice.
 */
export async function sendByOtherChannel(
  db: Kysely<DB>,
  id: string,
  now: Date,
): Promise<'fell-back' | 'no-recipient'> {
  const { rows } = await sql<{ reachable: boolean }>`
    with asked as (
      select outbox.id, recipient like '%@%' as by_mail, (
        exists (select from account where account.id = outbox.account_id and phone = recipient)
        or exists (select from account_email mail where mail.account_id = outbox.account_id
          and address = recipient and confirmed_at is not null)) as reachable
      from outbox where outbox.id = ${id}
    ), changed as (
      update outbox set channel = case when by_mail then 'email' else 'sms' end, attempts = 0,
        next_attempt_at = ${now}, delayed_by = null
      from asked
      where outbox.id = asked.id and reachable and channel = 'push' and sent_at is null and failed_at is null
    )
    select reachable from asked`.execute(db)
  return rows[0]?.reachable === false ? 'no-recipient' : 'fell-back'
}
