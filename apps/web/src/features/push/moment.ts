import type { QueryClient } from '@tanstack/react-query'
import { createAtom, useSelector } from '@tanstack/react-store'
import { keptPush } from './kept-push.ts'

/** After these a person waits for news, so that messages are worth asking for. */
const MOMENTS: ReadonlySet<unknown> = new Set(['bookVisit', 'waitForEarlier', 'waitForTime'])

const hasCome = createAtom(false)

/** Notices the moment to offer messages: never at a first visit, and not where they are on already. */
export function followPushMoments(queries: QueryClient): () => void {
  return queries.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success' || keptPush() !== null) return
    if (MOMENTS.has(mutation.options.mutationKey?.[0])) hasCome.set(true)
  })
}

export const usePushMoment = (): boolean => useSelector(hasCome)

export const passPushMoment = (): void => hasCome.set(false)
