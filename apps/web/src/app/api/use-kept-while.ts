import { useRef } from 'react'

/**
 * What was shown when a call was sent, until it is answered: a change event may come before the answer, and what the call itself
 * changes would be read as somebody else's deed.
 */
export function useKeptWhile<T>(isWaiting: boolean, current: T): T {
  const kept = useRef(current)
  if (!isWaiting) kept.current = current
  return kept.current
}
