import { useLocation } from '@tanstack/react-router'
import { startTransition, useEffect, useRef, useState } from 'react'

/** The number of entries that a phone shows at first. */
const AT_FIRST = 3
const AT_ONCE = 12

/** By history entry: on return the list has the same length, so the router can restore the scroll position. */
const shownAt = new Map<string, number>()

/** The first items of a long list; more are added when its end comes near the visible part. */
export function useProgressiveList<T>(items: readonly T[]) {
  const place = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const [count, setCount] = useState(() => shownAt.get(place) ?? AT_FIRST)
  const end = useRef<HTMLDivElement>(null)
  const all = count >= items.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each batch a new observer must look again
  useEffect(() => {
    if (!end.current || all) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        startTransition(() => setCount(shown => shown + AT_ONCE))
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [all, count])

  useEffect(() => void shownAt.set(place, count), [place, count])

  return { shown: items.slice(0, count), end, all, showMore: () => setCount(count + AT_ONCE) }
}
