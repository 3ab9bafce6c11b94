import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ReminderDefaults } from '../deps.ts'
import { preferencesOf } from '../store/reminder-settings-row.ts'
import { readReminderSettingsRow } from '../store/settings.ts'

/** When an account wants to be told nothing that can wait; null: it always may be. */
export async function quietHoursOf(
  db: Kysely<DB>,
  accountId: string,
  defaults: ReminderDefaults,
): Promise<QuietHours | null> {
  return preferencesOf(await readReminderSettingsRow(db, accountId), defaults).quiet
}
