import { type AccessLevel, type AccessLevelsOverride, levelsOf } from '../access/access-level.ts'

/**
 * May whoever holds these levels on a person give this one to somebody else? With GRANT, and nothing that they do
 * not hold themselves (product §6).
 */
export function mayGrant(
  held: readonly AccessLevel[],
  level: AccessLevel,
  override: AccessLevelsOverride = {},
): boolean {
  return held.includes('GRANT') && levelsOf(level, override).every(given => held.includes(given))
}
