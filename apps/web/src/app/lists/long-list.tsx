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

/** The gap between entries, in pixels. */
const GAP = 16
/** Entries rendered outside the visible part on each side, so that the keyboard finds the next one. */
const BEYOND = 4

interface LongListProps<Item> {
  name: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  estimate: number
  first: number
  children: (item: Item) => ReactNode
}

/**
 * The measured heights of a list, so that the page has the same height when the user returns and the scroll position is
 * restored.
 */
const measured = new Map<string, VirtualItem[]>()

/**
 * Renders only the visible entries of a long list, those around them, and the one with the focus. Each states its
 * position among all, because a screen reader cannot count entries that are not in the page.
 */
export function LongList<Item>({ name, items, keyOf, estimate, first, children }: LongListProps<Item>) {
  const box = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState(-1)
  const list = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    // The same functions for the same list: new ones would cause everything to be measured again.
    getItemKey: useCallback((index: number) => keyOf(items[index] as Item), [items, keyOf]),
    estimateSize: useCallback(() => estimate, [estimate]),
    gap: GAP,
    overscan: BEYOND,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(name) ?? [],
    // Rendered in small steps and not synchronously, so that scrolling stays responsive.
    useFlushSync: false,
    directDomUpdates: true,
    // Entries moved by `transform` would confine dialogs and menus to the entry.
    directDomUpdatesMode: 'position',
    rangeExtractor: range => {
      const indexes = defaultRangeExtractor(range)
      const isKept = focused >= 0 && focused < items.length && !indexes.includes(focused)
      return isKept ? [...indexes, focused].sort((a, b) => a - b) : indexes
    },
  })

  // Content above the list appears and disappears, and its container changes its size.
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
