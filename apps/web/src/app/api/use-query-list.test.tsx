import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useQueryList } from '@vizit/api-client/react/use-query-list.ts'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'

/** Each query answers its own name, with how often it was read; a name can be held back or fail. */
function list(
  initial: readonly string[],
  { strict = false, staleTime = 60_000, between = (_: QueryClient): unknown => undefined } = {},
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const times: Record<string, number> = {}
  const held = new Map<string, PromiseWithResolvers<void>>()
  const failing = new Set<string>()
  const options = (name: string) => ({
    queryKey: ['part', name] as const,
    queryFn: async () => {
      times[name] = (times[name] ?? 0) + 1
      const read = `${name} ${times[name]}`
      await held.get(name)?.promise
      if (failing.has(name)) throw new Error(name)
      return read
    },
    staleTime,
  })
  const hook = renderHook(
    ({ names }: { names: readonly string[] }) => {
      useLayoutEffect(() => void between(queries), [])
      return useQueryList(names.map(options)).map(({ data, error }) => error?.message ?? data ?? '…')
    },
    {
      initialProps: { names: initial },
      reactStrictMode: strict,
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  )
  return {
    queries,
    times,
    failing,
    hold: (name: string) => held.set(name, Promise.withResolvers()),
    release: (name: string) => held.get(name)?.resolve(),
    shown: () => hook.result.current,
    show: (...names: string[]) => hook.rerender({ names }),
    leave: hook.unmount,
  }
}

test('the results stand in the order of the queries, each as soon as it is there', async () => {
  const { hold, release, shown, show } = list([])
  expect(shown()).toEqual([])
  hold('a')
  show('a', 'b')
  expect(shown()).toEqual(['…', '…'])
  await waitFor(() => expect(shown()).toEqual(['…', 'b 1']))
  release('a')
  await waitFor(() => expect(shown()).toEqual(['a 1', 'b 1']))
})

test('a changed list reads what is new, and nothing again that is in it still, however old', async () => {
  const { shown, show, times } = list(['a', 'b'], { staleTime: 0 })
  await waitFor(() => expect(shown()).toEqual(['a 1', 'b 1']))
  show('b', 'a')
  expect(shown()).toEqual(['b 1', 'a 1'])
  show('c', 'b', 'a')
  expect(shown()).toEqual(['…', 'b 1', 'a 1'])
  await waitFor(() => expect(shown()).toEqual(['c 1', 'b 1', 'a 1']))
  show('b')
  expect(shown()).toEqual(['b 1'])
  expect(times).toEqual({ a: 1, b: 1, c: 1 })
})

test('an answer between the rendering and the first look at it is shown', async () => {
  const { shown } = list(['a'], { between: queries => queries.setQueryData(['part', 'a'], 'meanwhile') })
  await waitFor(() => expect(shown()).toEqual(['meanwhile']))
})

test('one that fails keeps the others', async () => {
  const { failing, shown, show } = list([])
  failing.add('a')
  show('a', 'b')
  await waitFor(() => expect(shown()).toEqual(['a', 'b 1']))
})

test('a query that is read again shows its new result, also once it has left the list and come back', async () => {
  const { queries, shown, show } = list(['a', 'b'])
  await waitFor(() => expect(shown()).toEqual(['a 1', 'b 1']))
  await act(() => queries.invalidateQueries({ queryKey: ['part', 'a'] }))
  await waitFor(() => expect(shown()).toEqual(['a 2', 'b 1']))
  show('b')
  act(() => queries.setQueryData(['part', 'a'], 'written'))
  show('a', 'b')
  expect(shown()).toEqual(['written', 'b 1'])
})

test('what is known at first is shown at once and not read', () => {
  const { queries, shown, show, times } = list([])
  queries.setQueryData(['part', 'a'], 'known')
  show('a')
  expect(shown()).toEqual(['known'])
  expect(times).toEqual({})
})

test('nobody follows a query after the screen was left', async () => {
  const { queries, shown, leave, times } = list(['a'], { strict: true })
  await waitFor(() => expect(shown()).toEqual(['a 1']))
  leave()
  await Promise.resolve()
  await queries.invalidateQueries()
  expect(
    queries
      .getQueryCache()
      .find({ queryKey: ['part', 'a'] })
      ?.getObserversCount(),
  ).toBe(0)
  expect(times).toEqual({ a: 1 })
})
