import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

let waiting: string | null = null
const listeners = new Set<() => void>()

function wait(token: string | null): void {
  waiting = token
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Takes a partner's token out of `/sign-in#token=…` before anything is shown. In the fragment it reaches no
 * server and no log; from here it goes into the body of one call, and neither address nor history keep it.
 */
export function takeTokenFromAddress({ location }: { location: { hash: string } }): void {
  const given = new URLSearchParams(location.hash).get('token')
  if (!given) return
  wait(given)
  throw redirect({ to: '/sign-in', hash: '', replace: true })
}

export const dropToken = () => wait(null)

/** The token that came with the address and was not traded yet. */
export const useWaitingToken = () => useSyncExternalStore(subscribe, () => waiting)
