import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keptPush } from './kept-push.ts'

/** After these a person waits for news, so that messages are worth asking for. */
const MOMENTS: ReadonlySet<unknown> = new Set(['bookVisit', 'waitForEarlier', 'waitForTime'])

const listeners = new Set<() => void>()
let hasCome = false

function become(next: boolean): void {
  hasCome = next
  for (const tell of listeners) tell()
}

/** Notices the moment to offer messages: never at a first visit, and not where they are on already. */
export function followPushMoments(queries: QueryClient): () => void {
  return queries.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success' || keptPush() !== null) return
    if (!hasCome && MOMENTS.has(mutation.options.mutationKey?.[0])) become(true)
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function usePushMoment(): boolean {
  return useSyncExternalStore(subscribe, () => hasCome)
}

export const passPushMoment = (): void => become(false)
