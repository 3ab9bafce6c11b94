import type { VisitReminder } from '@vizit/contract/shapes/reminder.ts'
import { reminderChoices } from '@vizit/domain/reminders/reminder-choice.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ReminderDeps } from '../deps.ts'
import { effectiveChoice, isRemindedOf } from '../planning/effective-choice.ts'
import { nextMoment } from '../planning/next-moment.ts'
import { readAccountsToRemind } from '../store/accounts-to-remind.ts'
import { preferencesOf } from '../store/reminder-settings-row.ts'
import { readReminderSettingsRow } from '../store/settings.ts'
import { readVisitFacts } from '../store/visit-reminder.ts'

/** An account's reminders of one visit. */
export async function showVisitReminder(
  actor: Patient,
  visitId: string,
  { database, clock, family, settings }: ReminderDeps,
): Promise<z.output<typeof VisitReminder> | Refused<'NOT_FOUND'>> {
  const { db } = database
  const { accountId } = actor
  const facts = await readVisitFacts(db, visitId, accountId)
  const member = facts && (await family.memberFor(actor, facts.profileId, 'VIEW_VISITS'))
  if (!facts || !member) return new Refused('NOT_FOUND', {})
  const { reminders: defaults } = await settings()
  const preferences = preferencesOf(await readReminderSettingsRow(db, accountId), defaults)
  // Undefined if the visit is not planned any more.
  const [concerned] = await readAccountsToRemind(db, { visitIds: [visitId], accountId })
  const now = clock.now()
  const choice = concerned
    ? effectiveChoice(concerned, preferences.choice, await family.accessLevels())
    : 'none'
  const moments = reminderChoices.map(each => {
    const at = concerned ? nextMoment(concerned, each, preferences.quiet, now) : null
    return { choice: each, at: written(at) }
  })
  return {
    choice: concerned?.ownChoice ?? null,
    usual: preferences.choice,
    isTold: concerned !== undefined && isRemindedOf(concerned),
    remindsAt: moments.find(moment => moment.choice === choice)?.at ?? null,
    remindedAt: written(facts.remindedAt),
    moments,
    confirmedAt: written(facts.confirmedAt),
  }
}

const written = (moment: Date | null) => moment && formatInstant(moment)
