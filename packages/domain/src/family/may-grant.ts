import { type AccessLevel, type AccessLevelsOverride, levelsOf } from '../access/access-level.ts'

/** The data of a person are edited by themselves and their parents: EDIT_PROFILE comes with no grant (docs/decisions/0067). */
export const isGrantable = (level: AccessLevel): boolean => level !== 'EDIT_PROFILE'

/**
 * May whoever holds these levels on a person give this one to somebody else? With GRANT, and nothing that they do
 * not hold themselves (product §6).
 */
export function mayGrant(
  held: readonly AccessLevel[],
  level: AccessLevel,
  override: AccessLevelsOverride = {},
): boolean {
  const given = levelsOf(level, override).filter(isGrantable)
  return isGrantable(level) && held.includes('GRANT') && given.every(each => held.includes(each))
}
