import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { VisitDetails } from '../store/visit-details.ts'

/** The visit as an account with these rights on its patient sees it: without VIEW_COVERAGE no programme pays. */
export const hideCoverageFrom = (
  member: { readonly accessLevels: readonly AccessLevel[] } | undefined,
  visit: VisitDetails,
): VisitDetails =>
  member?.accessLevels.includes('VIEW_COVERAGE') ? visit : { ...visit, covererCode: null, covererShare: null }
