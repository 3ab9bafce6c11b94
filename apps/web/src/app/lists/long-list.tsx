import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import classes from './long-list.module.css'

/** Pixels. */
const GAP = 16
/** Entries beyond either edge of the window: the keyboard finds the next one there. */
const BEYOND = 4

interface LongListProps<Item> {
  name: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  estimate: number
  first: number
  children: (item: Item) => ReactNode
}

/** What was measured of a list, for whoever comes back to it: the page is as high as it was, and scrolls back right. */
const measured = new Map<string, VirtualItem[]>()

/**
 * Of a long list, only the entries in and around the window are in the page, and the one that has the focus. Each says its
 * place among all, since what is not in the page cannot be counted.
 */
export function LongList<Item>({ name, items, keyOf, estimate, first, children }: LongListProps<Item>) {
  const box = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState(-1)
  const list = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    // The same functions as long as the list is the same: others would have all of it measured anew.
    getItemKey: useCallback((index: number) => keyOf(items[index] as Item), [items, keyOf]),
    estimateSize: useCallback(() => estimate, [estimate]),
    gap: GAP,
    overscan: BEYOND,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(name) ?? [],
    // Not at once and all together: what comes into view is drawn bit by bit, and the finger is not kept waiting.
    useFlushSync: false,
    directDomUpdates: true,
    // A list of moved layers would hold dialogs and menus within an entry.
    directDomUpdatesMode: 'position',
    rangeExtractor: range => {
      const indexes = defaultRangeExtractor(range)
      const isKept = focused >= 0 && focused < items.length && !indexes.includes(focused)
      return isKept ? [...indexes, focused].sort((a, b) => a - b) : indexes
    },
  })

  // What stands above the list comes and goes, and what it stands in grows and shrinks with it.
  useLayoutEffect(() => {
    const list = box.current
    if (!list?.parentElement) return
    const look = () => setTop(Math.round(list.getBoundingClientRect().top + window.scrollY))
    look()
    const watching = new ResizeObserver(look)
    watching.observe(list.parentElement)
    return () => watching.disconnect()
  }, [])
  useEffect(() => () => void measured.set(name, list.measurementsCache), [name, list])
  useEffect(() => {
    if (first >= 0) list.scrollToIndex(first, { align: 'center' })
  }, [first, list])

  const follow = ({ target }: FocusEvent) => {
    const index = target.closest('li')?.dataset.index
    setFocused(index === undefined ? -1 : Number(index))
  }
  return (
    <ul
      ref={node => {
        box.current = node
        list.containerRef(node)
      }}
      className={classes.long}
      onFocus={follow}
      onBlur={() => setFocused(-1)}
    >
      {list.getVirtualItems().map(({ key, index }) => (
        <li
          key={key}
          ref={list.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={items.length}
        >
          {children(items[index] as Item)}
        </li>
      ))}
    </ul>
  )
}
