import { redirect } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'

const waiting = createAtom<string | null>(null)

/**
 * Removes a partner's token from `/sign-in#token=…` before anything is shown. In the fragment it reaches no server and
 * no log; after this it is sent in the body of one call, and neither the address nor the history contains it.
 */
export function takeTokenFromAddress({ location }: { location: { hash: string } }): void {
  const given = new URLSearchParams(location.hash).get('token')
  if (!given) return
  waiting.set(given)
  throw redirect({ to: '/sign-in', hash: '', replace: true })
}

export const dropToken = () => waiting.set(null)

/** The token from the address, until it is used. */
export const useWaitingToken = () => useSelector(waiting)
