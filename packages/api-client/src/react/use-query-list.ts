import {
  hashKey,
  notifyManager,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef } from 'react'

/**
 * The results of several different queries, in their order. `useQueries` of TanStack Query can do more, which would be
 * a kilobyte of a first screen.
 */
export function useQueryList<Data, Key extends readonly unknown[]>(
  list: readonly QueryObserverOptions<Data, Error, Data, Data, Key>[],
) {
  type Observer = QueryObserver<Data, Error, Data, Data, Key>
  const queries = useQueryClient()
  const known = useRef<ReadonlyMap<string, Observer>>(new Map())
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const hashes = list.map(({ queryKey }) => hashKey(queryKey))
  const options = list.map(each => ({
    ...queries.defaultQueryOptions(each),
    _optimisticResults: 'optimistic' as const,
  }))

  // Those that are still in the list keep their observer, so that they are not requested again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys tell whether the list is another one
  const observers = useMemo(
    () => options.map((each, at) => known.current.get(hashes[at] ?? '') ?? new QueryObserver(queries, each)),
    [queries, hashes.join()],
  )
  useEffect(() => {
    const stops = observers.map(observer => observer.subscribe(notifyManager.batchCalls(renderAgain)))
    return () =>
      // After the next list has subscribed: whoever is left without a subscriber is requested again once there is one.
      queueMicrotask(() => {
        for (const stop of stops) stop()
      })
  }, [observers])
  // After subscribing, so that what has come since the rendering is shown: new options update the result.
  useEffect(() => {
    known.current = new Map(observers.map((observer, at) => [hashes[at] ?? '', observer]))
    observers.forEach((observer, at) => {
      const own = options[at]
      if (own) observer.setOptions(own)
    })
  })

  return observers.flatMap((observer, at) => {
    const own = options[at]
    return own ? [observer.getOptimisticResult(own)] : []
  })
}
