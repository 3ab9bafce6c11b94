import { type AccessLevel, type AccessLevelsOverride, levelsOf } from '../access/access-level.ts'

/** EDIT_PROFILE cannot be granted: only people themselves and their parents edit their data (docs/decisions/0067). */
export const isGrantable = (level: AccessLevel): boolean => level !== 'EDIT_PROFILE'

/**
 * True if an account that holds these levels over a person may give this level to another account: it needs GRANT, and
 * cannot give what it does not hold itself (product §6).
 */
export function mayGrant(
  held: readonly AccessLevel[],
  level: AccessLevel,
  override: AccessLevelsOverride = {},
): boolean {
  const given = levelsOf(level, override).filter(isGrantable)
  return isGrantable(level) && held.includes('GRANT') && given.every(each => held.includes(each))
}
