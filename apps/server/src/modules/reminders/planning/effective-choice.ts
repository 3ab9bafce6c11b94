import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'
import { heldLevels } from '../../family/public.ts'
import type { AccountToRemind } from '../store/accounts-to-remind.ts'

type ChoiceFacts = Pick<AccountToRemind, 'relKind' | 'accessLevel' | 'isBooker' | 'told' | 'ownChoice'>

/** Whether an account is reminded of a visit by default: of its owner's visits and of those that it booked. */
export function isRemindedOf({
  relKind,
  told,
  isBooker,
}: Pick<ChoiceFacts, 'relKind' | 'told' | 'isBooker'>): boolean {
  const of = told ?? (relKind === 'ME' ? 'all' : 'booked')
  return of === 'all' || (of === 'booked' && isBooker)
}

/** The reminder choice of an account for a visit. None: it may not see the visit or does not want reminders. */
export function effectiveChoice(
  concerned: ChoiceFacts,
  usual: ReminderChoice,
  levels: AccessLevelsOverride,
): ReminderChoice {
  if (!heldLevels(concerned, levels).includes('VIEW_VISITS')) return 'none'
  return concerned.ownChoice ?? (isRemindedOf(concerned) ? usual : 'none')
}
