import { type ReactNode, useDeferredValue } from 'react'

/** A long part of a screen, rendered after the rest at low priority, so that a slow phone stays responsive. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(children)
}
