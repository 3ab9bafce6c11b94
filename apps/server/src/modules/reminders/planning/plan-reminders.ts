import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../platform/database/retry-deadlocks.ts'
import type { ReminderDefaults, ReminderDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { readAccountsToRemind, readGuestVisits } from '../store/accounts-to-remind.ts'
import { claimVisitsToPlan, type PlannedReminder, replan } from '../store/plan.ts'
import { preferencesOf, usualPreferences } from '../store/reminder-settings-row.ts'
import { effectiveChoice } from './effective-choice.ts'
import { nextMoment } from './next-moment.ts'

type PlanDeps = Pick<ReminderDeps, 'database' | 'clock' | 'family' | 'settings'>

/** Plans the reminders of visits that were booked, moved or cancelled, and of accounts whose settings changed. */
export async function planReminders({ database, clock, family, settings }: PlanDeps): Promise<void> {
  for (;;) {
    const [{ reminders: defaults }, levels] = [await settings(), await family.accessLevels()]
    const plan = { defaults, levels, now: clock.now() }
    const taken = await retryDeadlocks(() =>
      database.db.transaction().execute(async trx => {
        const visitIds = await claimVisitsToPlan(trx, limits.visitsAtOnce)
        if (visitIds.length > 0) await replan(trx, visitIds, await wanted(trx, visitIds, plan))
        return visitIds.length
      }),
    )
    if (taken < limits.visitsAtOnce) return
  }
}

interface Planning {
  readonly defaults: ReminderDefaults
  readonly levels: AccessLevelsOverride
  readonly now: Date
}

async function wanted(
  trx: Kysely<DB>,
  visitIds: readonly string[],
  { defaults, levels, now }: Planning,
): Promise<PlannedReminder[]> {
  const ofAccounts = (await readAccountsToRemind(trx, { visitIds })).map(concerned => {
    const { choice: usual, quiet } = preferencesOf(concerned, defaults)
    const choice = effectiveChoice(concerned, usual, levels)
    return { ...concerned, choice, dueAt: nextMoment(concerned, choice, quiet, now) }
  })
  const { choice, quiet } = usualPreferences(defaults)
  const guests = defaults.guests ? await readGuestVisits(trx, visitIds) : []
  const ofGuests = guests.map(visit => ({
    ...visit,
    accountId: null,
    choice,
    dueAt: nextMoment(visit, choice, quiet, now),
  }))
  return [...ofAccounts, ...ofGuests].flatMap(({ visitId, accountId, startsAt, choice: by, dueAt }) =>
    dueAt ? [{ visitId, accountId, startsAt, choice: by, dueAt }] : [],
  )
}
