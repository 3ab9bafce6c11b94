import type { Clock } from './clock.ts'

interface Limits {
  /** How long an answer is used. */
  readonly ms: number
  /** How many answers are kept; of more, the oldest go. */
  readonly most: number
}

export interface BriefCache<Value> {
  /** The answer made for this key a moment ago, or one that is made now; who asks meanwhile waits for the same one. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

/** Keeps public answers for some seconds. A failure is not kept. */
export function briefCache<Value>(clock: Clock, { ms, most }: Limits): BriefCache<Value> {
  const known = new Map<string, { readonly until: number; readonly value: Promise<Value> }>()
  return {
    get(key, make) {
      const now = clock.now().getTime()
      const former = known.get(key)
      if (former && former.until > now) return former.value
      known.delete(key)
      const entry = { until: now + ms, value: make() }
      entry.value.catch(() => {
        if (known.get(key) === entry) known.delete(key)
      })
      known.set(key, entry)
      for (const oldest of known.keys()) {
        if (known.size <= most) break
        known.delete(oldest)
      }
      return entry.value
    },
  }
}
