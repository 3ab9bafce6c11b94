/** Bytes that a document counts as until its size is known (calls §9, "In-memory PDF cache"). */
export const UNKNOWN_SIZE = 314_572.8

/** A document in memory. */
export interface InMemory {
  readonly key: string
  /** Bytes; null: not known yet. */
  readonly size: number | null
}

const bytesOf = ({ size }: InMemory) => size ?? UNKNOWN_SIZE

/**
 * What stays in a memory of `limit` bytes, oldest first, when a document comes into it: the oldest make room for it, and
 * no more of them than must (calls §9). One that is larger than all of the memory is not kept, and drives nothing out.
 */
export function keepInMemory<Item extends InMemory>(
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
