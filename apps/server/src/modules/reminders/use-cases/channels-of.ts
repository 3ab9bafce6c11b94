import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { AccountMessage } from '../../notifications/public.ts'
import type { ReminderDefaults } from '../deps.ts'
import { preferencesOf, type ReminderPreferences } from '../store/reminder-settings-row.ts'
import { readReminderSettingsRow } from '../store/settings.ts'

type Channels = NonNullable<AccountMessage['ways']>

export function chosenChannels(ways: ReminderPreferences['ways']): Channels {
  const [first = 'sms', ...others] = (['push', 'sms', 'email'] as const).filter(channel => ways[channel])
  return [first, ...others]
}

/** The channels by which an account wants to be reminded, in order. */
export async function channelsOf(
  db: Kysely<DB>,
  accountId: string,
  defaults: ReminderDefaults,
): Promise<Channels> {
  return chosenChannels(preferencesOf(await readReminderSettingsRow(db, accountId), defaults).ways)
}
