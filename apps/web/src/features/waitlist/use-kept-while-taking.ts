import { useIsMutating } from '@tanstack/react-query'
import { useKeptWhile } from '../../app/api/use-kept-while.ts'

/** What was shown when the user took an offer, until the call is answered: the offer that makes the call must not leave the screen meanwhile. */
export function useKeptWhileTaking<T>(current: T): T {
  return useKeptWhile(useIsMutating({ mutationKey: ['takeOffer'] }) > 0, current)
}
