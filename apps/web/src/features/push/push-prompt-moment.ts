import type { QueryClient } from '@tanstack/react-query'
import { createAtom, useSelector } from '@tanstack/react-store'
import { readPushEndpoint } from './push-endpoint.ts'

/** After these calls the user waits for news, so push messages are offered. */
const MOMENTS: ReadonlySet<unknown> = new Set(['bookVisit', 'waitForEarlier', 'waitForTime'])

const hasCome = createAtom(false)

/** Detects when to offer push messages: not on a first visit, and not if they are already on. */
export function detectPushPromptMoments(queries: QueryClient): () => void {
  return queries.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success' || readPushEndpoint() !== null) return
    if (MOMENTS.has(mutation.options.mutationKey?.[0])) hasCome.set(true)
  })
}

export const useIsPushPromptMoment = (): boolean => useSelector(hasCome)

export const endPushPromptMoment = (): void => hasCome.set(false)
