import type { BodyOf } from '@vizit/contract/call.ts'
import { saveReminderSettings as call } from '@vizit/contract/calls/reminders.ts'
import { areQuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ReminderDeps } from '../deps.ts'
import { planAgain } from '../store/plan.ts'
import { savePreferences } from '../store/settings.ts'
import { readReminderSettings } from '../use-cases/read-reminder-settings.ts'

/** Saves an account's reminder settings; planned reminders change accordingly. */
async function saveReminderSettings(
  actor: Patient,
  { choice, ways, quietHours: quiet }: BodyOf<typeof call>,
  deps: ReminderDeps,
) {
  const { database, clock, changes } = deps
  const { accountId } = actor
  const problem = (path: string, what: string) =>
    new Refused('INVALID_ARGUMENT', { fields: [{ path, problem: what }] })
  if (!Object.values(ways).includes(true)) return problem('ways', 'none')
  if (quiet && !areQuietHours(quiet)) return problem('quietHours', 'too_long')
  const now = clock.now()
  await database.db.transaction().execute(async trx => {
    await savePreferences(trx, accountId, { choice, ways, quiet }, now)
    await planAgain(trx, { accountId, now })
  })
  changes.publish('reminders', { accounts: [accountId] })
  return readReminderSettings(actor, deps)
}

export const saveReminderSettingsRoute = handle(call, ({ actor, body }, deps: ReminderDeps) =>
  saveReminderSettings(actor, body, deps),
)
