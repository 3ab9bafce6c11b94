import { redirect } from '@tanstack/react-router'
import { keepGuestLink, readGuestLink } from '../../../app/guest/guest-link.ts'

/**
 * Takes the token of a link out of `/guest-visit#…` before anything is shown: in the fragment it reaches no server and no
 * log, and from here on neither address nor history keep it.
 */
export function takeGuestLink({ location }: { location: { hash: string } }): void {
  const token = location.hash
  if (!token) return
  if (readGuestLink()?.token !== token) keepGuestLink({ token })
  throw redirect({ to: '/guest-visit', hash: '', replace: true })
}
