import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
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

  const mutation = useMutation<Answer<N>, Error, Input<N>>({
    mutationKey: [name],
    mutationFn: async input => {
      const idempotencyKey = 'idempotent' in routes[name] ? keys.current.keyFor(input) : undefined
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
    onSettled: () => {
      for (const read of refreshes) void queries.invalidateQueries({ queryKey: [read] })
    },
  })
  const { mutate, isPending, reset, data } = mutation
  return { mutate, isPending, reset, data, refusal: refusalOf(mutation.error) }
}
