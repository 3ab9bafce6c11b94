import { type ReactNode, useDeferredValue } from 'react'

/**
 * A long part of a screen, drawn again after all that is beside it, bit by bit: a slow phone goes on answering its person
 * meanwhile.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(children)
}
