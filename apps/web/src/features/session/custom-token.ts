import { redirect } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'

const waiting = createAtom<string | null>(null)

/**
 * Takes a partner's token out of `/sign-in#token=…` before anything is shown. In the fragment it reaches no
 * server and no log; from here it goes into the body of one call, and neither address nor history keep it.
 */
export function takeTokenFromAddress({ location }: { location: { hash: string } }): void {
  const given = new URLSearchParams(location.hash).get('token')
  if (!given) return
  waiting.set(given)
  throw redirect({ to: '/sign-in', hash: '', replace: true })
}

export const dropToken = () => waiting.set(null)

/** The token that came with the address and was not traded yet. */
export const useWaitingToken = () => useSelector(waiting)
