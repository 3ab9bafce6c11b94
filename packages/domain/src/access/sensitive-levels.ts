import type { AccessLevel } from './access-level.ts'

/**
 * Levels that a stolen session alone must not be able to give: to pass rights on (GRANT), and to see results and
 * documents.
 */
const SENSITIVE: readonly AccessLevel[] = ['GRANT', 'VIEW_REPORTS_TESTS']

/**
 * True if a relative gets GRANT or VIEW_REPORTS_TESTS by the levels `given` and did not have it by the levels `before`.
 */
export function gainsSensitive(given: readonly AccessLevel[], before: readonly AccessLevel[]): boolean {
  return SENSITIVE.some(level => given.includes(level) && !before.includes(level))
}
