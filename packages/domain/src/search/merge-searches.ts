/** How many recent searches are kept. */
export const MOST_SEARCHES = 5

interface Searches {
  /** What both had when they were last the same. */
  readonly base: readonly string[]
  /** The latest first. */
  readonly own: readonly string[]
  readonly stored: readonly string[]
}

/** The stored searches with what was searched and removed here since both were the same, the latest first. */
export function mergeSearches({ base, own, stored }: Searches): string[] {
  const fresh = own.slice(0, firstOfBefore(base, own))
  const isGone = (query: string) => fresh.includes(query) || (base.includes(query) && !own.includes(query))
  return [...fresh, ...stored.filter(query => !isGone(query))].slice(0, MOST_SEARCHES)
}

/** From where on the own ones stand in their former order: those before were searched since, also if they were known. */
const firstOfBefore = (base: readonly string[], own: readonly string[]) =>
  own.findLastIndex((query, at) => {
    const next = own[at + 1]
    const place = base.indexOf(query)
    return place < 0 || (next !== undefined && place > base.indexOf(next))
  }) + 1
