import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ReminderDefaults } from '../deps.ts'
import { preferencesOf } from '../store/reminder-settings-row.ts'
import { readReminderSettingsRow } from '../store/settings.ts'

/** The hours in which an account gets no messages that can wait. Null: no such hours. */
export async function quietHoursOf(
  db: Kysely<DB>,
  accountId: string,
  defaults: ReminderDefaults,
): Promise<QuietHours | null> {
  return preferencesOf(await readReminderSettingsRow(db, accountId), defaults).quiet
}
