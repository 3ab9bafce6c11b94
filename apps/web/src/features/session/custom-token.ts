import { redirect } from '@tanstack/react-router'

let waiting: string | null = null

/**
 * Takes a partner's token out of `/sign-in#token=…` before anything is shown. In the fragment it reaches no
 * server and no log; from here it goes into the body of one call, and neither address nor history keep it.
 */
export function takeTokenFromAddress({ location }: { location: { hash: string } }): void {
  const given = new URLSearchParams(location.hash).get('token')
  if (!given) return
  waiting = given
  throw redirect({ to: '/sign-in', hash: '', replace: true })
}

/** The token that came with the address, once. */
export function takeToken(): string | null {
  const token = waiting
  waiting = null
  return token
}
