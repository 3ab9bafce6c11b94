import { CardList } from '@vizit/ui/screen/card-list.tsx'
import type { ReactNode } from 'react'
import { LongList } from './long-list.tsx'

/** A shorter list is rendered completely, so that the browser's own search finds every entry. */
const LONG = 40

interface VirtualListProps<Item> {
  /** The key under which the heights of a long list are remembered. */
  name: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The expected height of an entry before it is rendered, in pixels. */
  estimate: number
  /** The key of the entry to bring into view. */
  first?: string | null
  children: (item: Item) => ReactNode
}

/** Entries one below another, for lists of any length. */
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
