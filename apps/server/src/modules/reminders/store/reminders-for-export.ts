import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** An account's reminder settings and sent reminders, for the copy of its data. */
export async function remindersForExport(db: Kysely<DB>, accountId: string) {
  const { rows: settings } = await sql`
    select choice, by_push as "byPush", by_sms as "bySms", by_email as "byEmail",
      to_char(quiet_from, 'HH24:MI') as "quietFrom", to_char(quiet_to, 'HH24:MI') as "quietTo", saved_at as "savedAt"
    from reminder_settings where account_id = ${accountId}`.execute(db)
  const { rows: members } = await sql`
    select profile_id as "profileId", told from reminder_member where account_id = ${accountId}`.execute(db)
  const { rows: visits } = await sql`
    select visit_id as "orderId", choice from reminder_of_visit where account_id = ${accountId}`.execute(db)
  const { rows: reminders } = await sql`
    select visit_id as "orderId", starts_at as "startDate", choice, due_at as "dueAt", done_at as "doneAt", outcome
    from reminder where account_id = ${accountId} order by due_at`.execute(db)
  return { settings: settings[0] ?? null, members, visits, reminders }
}
