/** What a relation lets its account do with a profile, from the least to the most (product §6). */
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

/** Another meaning of some levels, set in the remote configuration (product §6). */
export type AccessLevelsOverride = Readonly<Record<string, readonly string[]>>

export function isAccessLevel(text: string): text is AccessLevel {
  return accessLevels.some(level => level === text)
}

/**
 * The levels that one level comes with: itself and all below it, or what the remote configuration names
 * instead. Names it does not know are passed over.
 */
export function levelsOf(level: AccessLevel, override: AccessLevelsOverride = {}): AccessLevel[] {
  const named = Object.hasOwn(override, level) ? override[level] : undefined
  if (named?.includes('ALL')) return [...accessLevels]
  if (named) return accessLevels.filter(candidate => named.includes(candidate))
  return accessLevels.slice(0, accessLevels.indexOf(level) + 1)
}

/** Does holding `held` allow what needs `needed`? */
export function allows(held: AccessLevel, needed: AccessLevel, override?: AccessLevelsOverride): boolean {
  return levelsOf(held, override).includes(needed)
}
