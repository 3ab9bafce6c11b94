import type { AccessLevel } from './access-level.ts'

/** What nobody gets by a stolen session alone: to pass rights on, and to see results and documents. */
const SENSITIVE: readonly AccessLevel[] = ['GRANT', 'VIEW_REPORTS_TESTS']

/** Does a relative who held the one get GRANT or VIEW_REPORTS_TESTS anew by the other? */
export function gainsSensitive(given: readonly AccessLevel[], before: readonly AccessLevel[]): boolean {
  return SENSITIVE.some(level => given.includes(level) && !before.includes(level))
}
