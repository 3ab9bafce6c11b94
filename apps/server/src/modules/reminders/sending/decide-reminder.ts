import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import { remindAfterOutage } from '@vizit/domain/reminders/remind-at.ts'
import { heldLevels } from '../../family/public.ts'
import type { DueReminder } from '../store/due.ts'
import type { ReminderPreferences } from '../store/reminder-settings-row.ts'

/** Send now (with or without a reply link), postpone until the quiet hours end, or drop. */
export type ReminderDecision =
  | { readonly kind: 'send'; readonly mayAnswer: boolean }
  | { readonly kind: 'later'; readonly at: Date }
  | { readonly kind: 'useless' }

const useless: ReminderDecision = { kind: 'useless' }

/** Decides about a reminder by the state at the moment of sending. */
export function decideReminder(
  due: DueReminder,
  preferences: ReminderPreferences,
  levels: AccessLevelsOverride,
  now: Date,
): ReminderDecision {
  const { accountId, relation, phone, isPlanned, startsAt } = due
  if (!isPlanned) return useless
  const held = relation ? heldLevels(relation, levels) : []
  if (accountId === null ? phone === null : !held.includes('VIEW_VISITS')) return useless
  const moment = remindAfterOutage(startsAt, preferences.quiet, now)
  if (moment === null) return useless
  if (moment > now) return { kind: 'later', at: moment }
  return { kind: 'send', mayAnswer: accountId === null || held.includes('BOOK_VISITS') }
}
