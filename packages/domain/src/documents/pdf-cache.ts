/** The assumed size of a document in bytes until its size is known (calls §9, "In-memory PDF cache"). */
export const UNKNOWN_SIZE = 314_572.8

/** A document in the memory cache. */
export interface CachedDocument {
  readonly key: string
  /** Bytes; null if it is not known yet. */
  readonly size: number | null
}

const bytesOf = ({ size }: CachedDocument) => size ?? UNKNOWN_SIZE

/**
 * The contents, oldest first, of a cache of `limit` bytes after a document is added: the oldest documents are evicted,
 * and only as many as needed (calls §9). A document larger than the whole cache is not stored and evicts nothing.
 */
export function keepInCache<Item extends CachedDocument>(
  kept: readonly Item[],
  added: Item,
  limit: number,
): readonly Item[] {
  const others = kept.filter(({ key }) => key !== added.key)
  if (bytesOf(added) > limit) return others
  const all = [...others, added]
  let bytes = all.reduce((sum, item) => sum + bytesOf(item), 0)
  const first = all.findIndex(item => {
    if (bytes <= limit) return true
    bytes -= bytesOf(item)
    return false
  })
  return all.slice(first)
}
