/**
 * The access levels that a relation can give an account over a profile, from the lowest to the highest (product §6).
 */
export const accessLevels = [
  'VIEW_NAME',
  'VIEW_COVERAGE',
  'VIEW_VISITS',
  'BOOK_VISITS',
  'GRANT',
  'EDIT_PROFILE',
  'VIEW_REPORTS_TESTS',
] as const

export type AccessLevel = (typeof accessLevels)[number]

/** The highest level holds all seven; an owner (relation ME) has it. */
export const ALL: AccessLevel = 'VIEW_REPORTS_TESTS'

/** A different meaning of some levels, set in the remote configuration (product §6). */
export type AccessLevelsOverride = Readonly<Record<string, readonly string[]>>

export function isAccessLevel(text: string): text is AccessLevel {
  return accessLevels.some(level => level === text)
}

/**
 * The levels that a level includes: itself and all below it, or the list that the remote configuration gives for it.
 * Unknown names in that list are ignored.
 */
export function levelsOf(level: AccessLevel, override: AccessLevelsOverride = {}): AccessLevel[] {
  const named = Object.hasOwn(override, level) ? override[level] : undefined
  if (named?.includes('ALL')) return [...accessLevels]
  if (named) return accessLevels.filter(candidate => named.includes(candidate))
  return accessLevels.slice(0, accessLevels.indexOf(level) + 1)
}

/** True if the level `held` includes the level `needed`. */
export function allows(held: AccessLevel, needed: AccessLevel, override?: AccessLevelsOverride): boolean {
  return levelsOf(held, override).includes(needed)
}
