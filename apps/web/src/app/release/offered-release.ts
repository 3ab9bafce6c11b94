import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let offered: (() => void) | null = null

/** A new version is out, and this page is not to be reloaded behind a person's back. */
export function offerRelease(apply: () => void = () => location.reload()): void {
  offered = apply
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Brings the new version; null while there is none. */
export function useOfferedRelease(): (() => void) | null {
  return useSyncExternalStore(subscribe, () => offered)
}
