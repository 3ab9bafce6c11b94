/** A record as a device has read it. */
export interface ReadItem {
  readonly id: string
  /** When the record last changed, an instant. */
  readonly lastUpdated: string
  /** When the device read it, in milliseconds since the epoch. */
  readonly readAt: number
}

/**
 * True if one reading of a record is later than another: first by the record's own last change, then by the time when
 * it was read, since texts around a record (a name, a language) change as well. If both are equal, the content decides,
 * in the same way on every device.
 */
function isLater<Item extends ReadItem>(a: Item, b: Item): boolean {
  if (a.lastUpdated !== b.lastUpdated) return a.lastUpdated > b.lastUpdated
  if (a.readAt !== b.readAt) return a.readAt > b.readAt
  return JSON.stringify(a) > JSON.stringify(b)
}

/**
 * All records of these lists, each once, in its latest reading, by id (product §4, "Sync"). Neither the order of the
 * lists nor repeated merging changes the result, and no record is lost.
 */
export function mergeById<Item extends ReadItem>(...lists: readonly (readonly Item[])[]): Item[] {
  const latest = new Map<string, Item>()
  for (const list of lists) {
    for (const item of list) {
      const known = latest.get(item.id)
      if (!known || isLater(item, known)) latest.set(item.id, item)
    }
  }
  return [...latest.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
