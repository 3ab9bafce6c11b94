import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { BookingContext } from '../store/booking-context.ts'
import { NO_MEMBERSHIP } from '../store/programme-members.ts'

interface Viewer {
  readonly accessLevels: readonly AccessLevel[]
}

/** Whether an account with these rights on a patient may know, and use, the patient's programmes. */
export const seesCoverage = ({ accessLevels }: Viewer): boolean => accessLevels.includes('VIEW_COVERAGE')

/** What that account may know: without VIEW_COVERAGE the patient has no programme. */
export const asSeenBy = (viewer: Viewer, context: BookingContext): BookingContext =>
  seesCoverage(viewer) ? context : { ...context, membership: NO_MEMBERSHIP, coversOtherDays: undefined }
