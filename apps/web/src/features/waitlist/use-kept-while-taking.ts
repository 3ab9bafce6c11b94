import { useIsMutating } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * What was shown when the user took an offer, until the call is answered: a change event may come before the answer,
 * and the offer that makes the call must not leave the screen meanwhile.
 */
export function useKeptWhileTaking<T>(current: T): T {
  const isTaking = useIsMutating({ mutationKey: ['takeOffer'] }) > 0
  const kept = useRef(current)
  if (!isTaking) kept.current = current
  return kept.current
}
