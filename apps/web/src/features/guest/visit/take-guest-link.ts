import { redirect } from '@tanstack/react-router'
import { keepGuestLink, readGuestLink } from '../../../app/guest/guest-link.ts'

/**
 * Removes a link's token from `/guest-visit#…` before anything is shown. In the fragment it reaches no server and no
 * log; after this, neither the address nor the history contains it.
 */
export function takeGuestLink({ location }: { location: { hash: string } }): void {
  const token = location.hash
  if (!token) return
  if (readGuestLink()?.token !== token) keepGuestLink({ token })
  throw redirect({ to: '/guest-visit', hash: '', replace: true })
}
