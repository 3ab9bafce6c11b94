import { type AccessLevel, type AccessLevelsOverride, levelsOf } from '../access/access-level.ts'
import type { RelKind } from './relations.ts'

/**
 * What a relative is allowed to do, from the least to the most: nothing, book (product §4, "Rights toggle"), or also
 * see results and documents (product §6, VIEW_REPORTS_TESTS).
 */
export const grantChoices = ['VIEW_COVERAGE', 'BOOK_VISITS', 'VIEW_REPORTS_TESTS'] as const

export type GrantChoice = (typeof grantChoices)[number]

/** The choice that matches a level, also under an override of the remote configuration; null counts as nothing. */
export function grantChoice(level: AccessLevel | null, override: AccessLevelsOverride = {}): GrantChoice {
  const held = level === null ? [] : levelsOf(level, override)
  return grantChoices.findLast(choice => held.includes(choice)) ?? 'VIEW_COVERAGE'
}

/** True if `choice` gives a relative more than the choice `before` did. */
export function isMore(choice: GrantChoice, before: GrantChoice): boolean {
  return grantChoices.indexOf(choice) > grantChoices.indexOf(before)
}

/**
 * True if this relation allows showing the person's results to others: one's own results, and a parent's child's
 * results. A relative who was shown an adult's results must not pass them on, although the level includes GRANT.
 */
export function showsResults(relKind: RelKind): boolean {
  return relKind === 'ME' || relKind === 'CHILD'
}
