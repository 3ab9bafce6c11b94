import { type AccessLevel, type AccessLevelsOverride, levelsOf } from '../access/access-level.ts'
import type { RelKind } from './relations.ts'

/**
 * What a relative is let do, from the least to the most: nothing, book (product §4, "Rights toggle"), or see results and
 * documents as well (product §6, VIEW_REPORTS_TESTS).
 */
export const grantChoices = ['VIEW_COVERAGE', 'BOOK_VISITS', 'VIEW_REPORTS_TESTS'] as const

export type GrantChoice = (typeof grantChoices)[number]

/** Which of the choices a level comes to, whatever the remote configuration makes of it; null counts as nothing. */
export function grantChoice(level: AccessLevel | null, override: AccessLevelsOverride = {}): GrantChoice {
  const held = level === null ? [] : levelsOf(level, override)
  return grantChoices.findLast(choice => held.includes(choice)) ?? 'VIEW_COVERAGE'
}

/** Does a relative who held the one get more by the other? */
export function isMore(choice: GrantChoice, before: GrantChoice): boolean {
  return grantChoices.indexOf(choice) > grantChoices.indexOf(before)
}

/**
 * Are somebody's results this one's to show to others? One's own, and a parent their child's; whoever was shown those of
 * an adult shows them to nobody, though the level comes with GRANT.
 */
export function showsResults(relKind: RelKind): boolean {
  return relKind === 'ME' || relKind === 'CHILD'
}
