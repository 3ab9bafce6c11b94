import { returnFor, returnPath, returnsToBooking } from './return-path.ts'

/** What the user could not do before signing in or filling in the profile; null if nothing is returned to. */
export type ReturnReason = 'booking' | 'drugAlert' | 'wait' | 'doctor' | 'medcenter' | 'page'

export function returnReason(): ReturnReason | null {
  const path = returnPath()
  if (path === null) return null
  if (returnsToBooking()) return 'booking'
  if (/^\/drugs\/\d+\b.*#ask-\d+$/.test(path)) return 'drugAlert'
  if (path.startsWith('/waitlist/join')) return 'wait'
  return returnFor() ?? 'page'
}
