import { isQuiet, type QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ReminderDefaults } from '../deps.ts'
import { preferencesOf } from '../store/reminder-settings-row.ts'
import { readReminderSettingsRow, readReminderSettingsRows } from '../store/settings.ts'

/** The hours in which an account gets no messages that can wait. Null: no such hours. */
export async function quietHoursOf(
  db: Kysely<DB>,
  accountId: string,
  defaults: ReminderDefaults,
): Promise<QuietHours | null> {
  return preferencesOf(await readReminderSettingsRow(db, accountId), defaults).quiet
}

/** Those of some accounts that have quiet hours at a moment. */
export async function accountsInQuietHours(
  db: Kysely<DB>,
  { accountIds, moment }: { readonly accountIds: readonly string[]; readonly moment: Date },
  defaults: ReminderDefaults,
): Promise<ReadonlySet<string>> {
  const rows = await readReminderSettingsRows(db, accountIds)
  return new Set(
    accountIds.filter(accountId => {
      const { quiet } = preferencesOf(rows.get(accountId), defaults)
      return quiet !== null && isQuiet(moment, quiet)
    }),
  )
}
