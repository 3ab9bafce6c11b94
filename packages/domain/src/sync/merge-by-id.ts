/** A record as a device has read it. */
export interface ReadItem {
  readonly id: string
  /** When the record last changed, an instant. */
  readonly lastUpdated: string
  /** When the device read it, in milliseconds since the epoch. */
  readonly readAt: number
}

/**
 * Which of two readings of a record is the later one: by its own last change; of the same, by when it was read, since
 * what stands around a record (a name, a language) changes too. Equal in both, their content decides, the same way on
 * every device.
 */
function isLater<Item extends ReadItem>(a: Item, b: Item): boolean {
  if (a.lastUpdated !== b.lastUpdated) return a.lastUpdated > b.lastUpdated
  if (a.readAt !== b.readAt) return a.readAt > b.readAt
  return JSON.stringify(a) > JSON.stringify(b)
}

/**
 * All records of these lists, each once and in its latest reading, by id (product §4, "Sync"). The order of the lists
 * does not matter, nor how often one is merged, and no record is lost.
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
