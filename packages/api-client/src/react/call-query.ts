import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer, CallName, Input } from '../calls.ts'
import type { Client } from '../client.ts'
import { useClient } from './client-provider.tsx'
import { RefusedError, refusalOf } from './refused-error.ts'

/** TanStack Query options for a reading call; the call's name and input are the query key. */
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
  /** Shows the previous answer until the answer to the new input arrives. */
  readonly keepPrevious?: boolean
  /** How long an answer counts as fresh, in milliseconds; may be computed from the answer. */
  readonly staleTime?: number | ((answer: Answer<N>) => number)
}

/** Reads a call: returns `data`, or `refusal` if it was refused. */
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
