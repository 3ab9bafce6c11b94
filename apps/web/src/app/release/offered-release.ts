import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let offered = false

/** A new version is out, and this page is not to be reloaded behind a person's back. */
export function offerRelease(): void {
  offered = true
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useOfferedRelease(): boolean {
  return useSyncExternalStore(subscribe, () => offered)
}
