import { useIsMutating } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useKeptWhile } from '../../app/api/use-kept-while.ts'

const LINKING = new Set<unknown>(['linkInsurer', 'confirmInsurer', 'confirmEmployer'])

/**
 * What was shown when the user linked a programme, until the call is answered: the step that makes the call must not leave the screen
 * meanwhile, and must have said a refusal before it does.
 */
export function useKeptWhileLinking<T>(current: T): T {
  const isLinking =
    useIsMutating({ predicate: ({ options: { mutationKey } }) => LINKING.has(mutationKey?.[0]) }) > 0
  const wasLinking = useDeferredValue(isLinking)
  return useKeptWhile(isLinking || wasLinking, current)
}
