import { isReached } from '@vizit/domain/reminders/reached-channels.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { reachableChannelsOf } from '../../notifications/public.ts'
import type { ReminderDefaults } from '../deps.ts'
import { preferencesOf } from '../store/reminder-settings-row.ts'
import { readReminderSettingsRow } from '../store/settings.ts'

/** Whether a channel by which an account wants to be reminded reaches it now. */
export async function isReachable(
  db: Kysely<DB>,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
  defaults: ReminderDefaults,
): Promise<boolean> {
  const { ways } = preferencesOf(await readReminderSettingsRow(db, accountId), defaults)
  return isReached(ways, await reachableChannelsOf(db, accountId, now))
}
