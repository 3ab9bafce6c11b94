import type { MutationKey, QueryClient } from '@tanstack/react-query'
import type { ReadTopic } from '@vizit/contract/shapes/topic.ts'
import type { CallName } from '../calls.ts'
import { changesOf, readsOf, unpublishedTopics } from '../generated/topics.ts'

/** Milliseconds in which notices are gathered: one change may concern several topics with the same reads. */
const GATHER_MS = 20
/** Milliseconds that an own change waits for the server's notice of it, which comes about 50 ms after the answer. */
const NOTICE_MS = 250

/** A changing call of this page, as `useCall` makes it: its key is the name of the call. */
interface OwnChange {
  readonly options: { readonly mutationKey?: MutationKey }
  /** Milliseconds since the epoch. */
  readonly state: { readonly submittedAt: number }
}

export interface Freshness {
  /** Whether this page has a stream of changes now. */
  hasStream: boolean
  /** An own change was answered, or refused with this error. */
  readonly settled: (change: OwnChange, error: unknown) => void
  /** The server's notice that a topic has changed, by this page or by somebody else. */
  readonly noticed: (topic: string) => void
}

const known = new WeakMap<QueryClient, Freshness>()

/** Reads again what has changed: once, although a page is notified of its own changes too. */
export function freshnessOf(queries: QueryClient): Freshness {
  const freshness = known.get(queries) ?? createFreshness(queries)
  known.set(queries, freshness)
  return freshness
}

function createFreshness(queries: QueryClient): Freshness {
  const noticedAt = new Map<CallName, number>()
  const gathered = new Set<CallName>()

  function readAgain(reads: Iterable<CallName>): void {
    const stale = new Set<unknown>(reads)
    if (stale.size > 0)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => stale.has(queryKey[0]) })
  }
  const freshness: Freshness = {
    hasStream: false,
    settled: ({ options, state: { submittedAt } }, error) => {
      const topics = changesOf[options.mutationKey?.[0] as CallName] ?? []
      // A notice since then has had them read already. If it was of another change, the own one's is still to come.
      const readUnnoticed = (among: readonly ReadTopic[]) =>
        readAgain(readsOfAll(among).filter(read => (noticedAt.get(read) ?? 0) <= submittedAt))
      // A refused change is not published.
      if (!freshness.hasStream || error) return readUnnoticed(topics)
      const isPublished = (topic: ReadTopic) => !unpublishedTopics.includes(topic)
      readUnnoticed(topics.filter(topic => !isPublished(topic)))
      setTimeout(() => readUnnoticed(topics.filter(isPublished)), NOTICE_MS)
    },
    noticed: topic => {
      if (!isTopic(topic)) return
      if (gathered.size === 0) {
        // After an own change the page may be about to leave the screen: what that has shown is not read any more.
        setTimeout(
          () => {
            readAgain(gathered)
            gathered.clear()
          },
          queries.isMutating() > 0 ? NOTICE_MS : GATHER_MS,
        )
      }
      for (const read of readsOf[topic]) {
        noticedAt.set(read, Date.now())
        gathered.add(read)
      }
    },
  }
  return freshness
}

const readsOfAll = (topics: readonly ReadTopic[]) => topics.flatMap(topic => readsOf[topic])
const isTopic = (topic: string): topic is ReadTopic => Object.hasOwn(readsOf, topic)
