import { redirect } from '@tanstack/react-router'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { type TimeslotSearch, timeslotSearch } from '../booking/timeslot-search.ts'
import { isBookingOnly } from '../frame/host.ts'
import { redirectToInstall } from '../install/redirect-to-install.ts'
import { isComplete } from '../people/profile.ts'
import { keepReturnPath, takeReturnPath } from '../session/return-path.ts'
import { session } from '../session/session.ts'
import type { RouterContext } from './router-context.ts'

interface VisitedRoute {
  readonly context: RouterContext
  readonly location: {
    readonly href: string
    readonly search: Record<string, unknown>
    readonly state: { readonly __TSR_index?: number }
  }
  /** True if the pointer or the focus is on a link to it, which may never be opened. */
  readonly preload: boolean
}

/** Redirects users who are not signed in to the sign-in, and back here afterwards (product §2). */
export function signedInOnly({ location, preload }: Pick<VisitedRoute, 'location' | 'preload'>): void {
  if (session.state() === 'signed-in') return
  if (!preload) keepReturnPath(location.href, location.state.__TSR_index)
  throw redirect({ to: '/sign-in' })
}

/** Redirects signed-in users away from the sign-in (product §2). */
export function signedOutOnly(): void {
  if (session.state() === 'signed-in')
    throw redirect({ href: takeReturnPath() ?? (isBookingOnly() ? '/visits' : '/profile') })
}

/** The doctor, branch or assignment of a link, under either parameter name (product §2, "Routes"). */
function passedChoice(search: Record<string, unknown>): TimeslotSearch | null {
  const { doctor = search.doctorId, branch = search.branchId, assignment = search.assignmentId } = search
  const passed = timeslotSearch({ ...search, doctor, branch, assignment })
  return passed.doctor || passed.branch || passed.assignment ? passed : null
}

/** A message on the screen that is shown instead. */
const UNKNOWN = { unknownAddress: true } as const

/**
 * Unknown paths (product §2): a link that asks to install opens the install steps; a user with name and birthday sees
 * the visits, unless something to book was passed; others see the doctors.
 */
export async function redirectUnknown({ context, location }: VisitedRoute): Promise<never> {
  redirectToInstall(location.search)
  if (session.state() !== 'signed-in') throw redirect({ to: '/sign-in', state: UNKNOWN })
  const passed = passedChoice(location.search)
  if (passed) throw redirect({ to: '/timeslot', search: passed })
  // If the profile cannot be loaded (offline), the visits screen handles that like any other screen.
  const { client, queries } = context
  const profile = await queries
    .fetchQuery({ ...callQuery(client, 'readProfile', {}), retry: false })
    .catch(() => null)
  throw redirect({ to: !profile || isComplete(profile) ? '/visits' : '/timeslot', state: UNKNOWN })
}
