import { DAY_MS } from '@vizit/domain/time/day.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

/** Deletes the record of sent reminders some months after the visits. Returns how many. */
export async function forgetReminders(db: Kysely<DB>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - limits.keptDays * DAY_MS)
  const { numDeletedRows } = await db
    .deleteFrom('reminder')
    .where('starts_at', '<', before)
    .executeTakeFirst()
  await sql`delete from reminder_of_visit chosen using visit
    where visit.id = chosen.visit_id and visit.starts_at < ${before}`.execute(db)
  return Number(numDeletedRows)
}

/**
 * Deletes an account's planned reminders before the account itself; waits for a server that is sending one of
 * them.
 */
export async function dropRemindersOf(trx: Kysely<DB>, accountId: string): Promise<void> {
  await trx.deleteFrom('reminder').where('account_id', '=', accountId).execute()
}
