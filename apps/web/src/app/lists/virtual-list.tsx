import { CardList } from '@vizit/ui/screen/card-list.tsx'
import type { ReactNode } from 'react'
import { LongList } from './long-list.tsx'

/** A shorter list is all in the page: the browser's own search finds every entry of it. */
const LONG = 40

interface VirtualListProps<Item> {
  /** By which a long list is known to whoever comes back to it. */
  name: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** How high an entry is before it was shown, in pixels. */
  estimate: number
  /** The key of the entry to bring into view. */
  first?: string | null
  children: (item: Item) => ReactNode
}

/** Entries one below another, however many. */
export function VirtualList<Item>({ first = null, ...list }: VirtualListProps<Item>) {
  const { items, keyOf, children } = list
  if (items.length > LONG) {
    const index = first === null ? -1 : items.findIndex(item => keyOf(item) === first)
    return <LongList {...list} first={index} />
  }
  return (
    <CardList>
      {items.map(item => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </CardList>
  )
}
