import { redirect } from '@tanstack/react-router'
import { isBookingOnly } from '../frame/host.ts'
import { keepReturnPath, takeReturnPath } from '../session/return-path.ts'
import { session } from '../session/session.ts'

interface VisitedRoute {
  readonly location: { readonly href: string; readonly state: { readonly __TSR_index?: number } }
  /** True if the pointer or the focus is on a link to it, which may never be opened. */
  readonly preload: boolean
}

/** Redirects users who are not signed in to the sign-in, and back here afterwards (product §2). */
export function signedInOnly({ location, preload }: VisitedRoute): void {
  if (session.state() === 'signed-in') return
  if (!preload) keepReturnPath(location.href, location.state.__TSR_index)
  throw redirect({ to: '/sign-in' })
}

/** Redirects signed-in users away from the sign-in (product §2). */
export function signedOutOnly(): void {
  if (session.state() === 'signed-in')
    throw redirect({ href: takeReturnPath() ?? (isBookingOnly() ? '/visits' : '/profile') })
}
