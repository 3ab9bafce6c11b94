import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer, CallName, Input } from '../calls.ts'
import type { Client } from '../client.ts'
import { useClient } from './client-provider.tsx'
import { RefusedError, refusalOf } from './refused-error.ts'

/** Options of a reading call for TanStack Query: the name and the input are the key. */
export function callQuery<N extends CallName>(client: Client, name: N, input: Input<N>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: async ({ signal }): Promise<Answer<N>> => {
      const result = await client.send(name, input, { signal })
      if (!result.ok) throw new RefusedError(result.refusal)
      return result.answer
    },
  })
}

interface CallQueryOptions<N extends CallName> {
  /** False while the input is not known yet. */
  readonly enabled?: boolean
  /** Show the former answer until the one for the new input comes. */
  readonly keepPrevious?: boolean
  /** Milliseconds during which an answer counts as fresh; may be said by the answer itself. */
  readonly staleTime?: number | ((answer: Answer<N>) => number)
}

/** Reads a call: `data`, or `refusal` when it was refused. */
export function useCallQuery<N extends CallName>(
  name: N,
  input: Input<N>,
  options: CallQueryOptions<N> = {},
) {
  const { enabled = true, keepPrevious = false, staleTime = 0 } = options
  const query = useQuery({
    ...callQuery(useClient(), name, input),
    enabled,
    staleTime: ({ state }) =>
      typeof staleTime === 'number' ? staleTime : state.data === undefined ? 0 : staleTime(state.data),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
  const { data, isPending, isFetching, isPlaceholderData, refetch } = query
  return { data, isPending, isFetching, isPlaceholderData, refetch, refusal: refusalOf(query.error) }
}
