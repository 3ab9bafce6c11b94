import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'
import { heldLevels } from '../../family/public.ts'
import type { Concerned } from '../store/concerned.ts'

type Asked = Pick<Concerned, 'relKind' | 'accessLevel' | 'isBooker' | 'told' | 'ownChoice'>

/** Is an account told of a visit unless it says something of this one? Of its owner's visits, and of those it booked. */
export function isToldOf({ relKind, told, isBooker }: Pick<Asked, 'relKind' | 'told' | 'isBooker'>): boolean {
  const of = told ?? (relKind === 'ME' ? 'all' : 'booked')
  return of === 'all' || (of === 'booked' && isBooker)
}

/** By which choice an account is reminded of a visit; none where it may not see it, or does not want to be told. */
export function effectiveChoice(
  concerned: Asked,
  usual: ReminderChoice,
  levels: AccessLevelsOverride,
): ReminderChoice {
  if (!heldLevels(concerned, levels).includes('VIEW_VISITS')) return 'none'
  return concerned.ownChoice ?? (isToldOf(concerned) ? usual : 'none')
}
