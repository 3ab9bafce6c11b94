import type { ReminderSettings } from '@vizit/contract/shapes/reminder.ts'
import type { z } from 'zod'
import type { Patient } from '../../../platform/http/actor.ts'
import { reachableChannelsOf } from '../../notifications/public.ts'
import type { ReminderDeps } from '../deps.ts'
import { preferencesOf } from '../store/reminder-settings-row.ts'
import { readRemindedVisits, readReminderSettingsRow } from '../store/settings.ts'

/** An account's settings merged over the defaults, and the channels that reach it. */
export async function readReminderSettings(
  actor: Patient,
  { database, clock, family, settings }: ReminderDeps,
): Promise<z.output<typeof ReminderSettings>> {
  const { db } = database
  const { accountId } = actor
  const { reminders: defaults } = await settings()
  const {
    choice,
    ways,
    quiet: quietHours,
  } = preferencesOf(await readReminderSettingsRow(db, accountId), defaults)
  const told = await readRemindedVisits(db, accountId)
  const seen = (await family.membersOf(actor)).filter(({ accessLevels }) =>
    accessLevels.includes('VIEW_VISITS'),
  )
  const members = seen.map(({ profileId, relKind }) => ({
    profileId,
    told: told.get(profileId) ?? (relKind === 'ME' ? ('all' as const) : ('booked' as const)),
  }))
  return { choice, ways, quietHours, members, reach: await reachableChannelsOf(db, accountId, clock.now()) }
}
