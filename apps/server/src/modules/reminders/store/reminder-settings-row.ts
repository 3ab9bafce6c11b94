import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'
import type { ReminderDefaults } from '../deps.ts'

/** The reminder settings of an account. */
export interface ReminderPreferences {
  readonly choice: ReminderChoice
  readonly ways: { readonly push: boolean; readonly sms: boolean; readonly email: boolean }
  readonly quiet: QuietHours | null
}

/** A row of `reminder_settings`, or nulls for an account without settings. */
export interface ReminderSettingsRow {
  readonly usual_choice: ReminderChoice | null
  readonly by_push: boolean | null
  readonly by_sms: boolean | null
  readonly by_email: boolean | null
  readonly quiet_from: string | null
  readonly quiet_to: string | null
}

/** SQL of such a row, from the table joined as `own`. */
export const reminderSettingsColumns = `own.choice as usual_choice, own.by_push, own.by_sms, own.by_email,
  to_char(own.quiet_from, 'HH24:MI') as quiet_from, to_char(own.quiet_to, 'HH24:MI') as quiet_to`

export function usualPreferences({ choice, quietFrom, quietTo }: ReminderDefaults): ReminderPreferences {
  return { choice, ways: { push: true, sms: true, email: true }, quiet: { from: quietFrom, to: quietTo } }
}

export function preferencesOf(
  row: ReminderSettingsRow | undefined,
  defaults: ReminderDefaults,
): ReminderPreferences {
  if (!row || row.usual_choice === null) return usualPreferences(defaults)
  const { usual_choice: choice, quiet_from: from, quiet_to: to } = row
  const ways = { push: row.by_push === true, sms: row.by_sms === true, email: row.by_email === true }
  return { choice, ways, quiet: from === null || to === null ? null : { from, to } }
}
