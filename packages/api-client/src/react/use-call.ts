import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { Answer, CallName, Input } from '../calls.ts'
import { routes } from '../generated/routes.ts'
import type { Refusal, RefusalCode, RefusalOf } from '../refusal.ts'
import { useClient } from './client-provider.tsx'
import { creationKeys } from './creation-keys.ts'
import { RefusedError, refusalOf } from './refused-error.ts'

interface CallOptions<N extends CallName> {
  readonly done?: (answer: Answer<N>, input: Input<N>) => void | Promise<void>
  /** What to do at a refusal, besides showing it. */
  readonly refused?: { readonly [Code in RefusalCode]?: (refusal: RefusalOf<Code>) => void }
  /** The reading calls whose answers this call makes stale, on success and on refusal alike. */
  readonly refreshes?: readonly CallName[]
}

/** Makes a changing call: `mutate(input)`, then `refusal` when it was refused. */
export function useCall<N extends CallName>(name: N, { done, refused, refreshes = [] }: CallOptions<N> = {}) {
  const client = useClient()
  const queries = useQueryClient()
  const keys = useRef(creationKeys())
  const inFlight = useRef(new Set<string>())

  const mutation = useMutation<Answer<N>, Error, Input<N>>({
    mutationKey: [name],
    mutationFn: async input => {
      const takesKey = 'idempotent' in routes[name] || 'freshCode' in routes[name]
      const idempotencyKey = takesKey ? keys.current.keyFor(input) : undefined
      const result = await client.send(name, input, idempotencyKey ? { idempotencyKey } : {})
      keys.current.answered(result)
      if (!result.ok) throw new RefusedError(result.refusal)
      return result.answer
    },
    onSuccess: (answer, input) => done?.(answer, input),
    onError: error => {
      const refusal = refusalOf(error)
      if (!refusal) return
      const react = refused?.[refusal.code] as ((refusal: Refusal) => void) | undefined
      react?.(refusal)
    },
    onSettled: (_answer, _error, input) => {
      inFlight.current.delete(JSON.stringify(input))
      for (const read of refreshes) void queries.invalidateQueries({ queryKey: [read] })
    },
  })
  const { mutate: make, isPending, reset, data } = mutation
  // On a slow phone the second half of a double tap comes before the button can say that it works.
  const mutate = useCallback<typeof make>(
    (...call) => {
      const sent = JSON.stringify(call[0])
      if (inFlight.current.has(sent)) return
      inFlight.current.add(sent)
      make(...call)
    },
    [make],
  )
  return { mutate, isPending, reset, data, refusal: refusalOf(mutation.error) }
}
