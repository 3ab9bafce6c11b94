import { useLocation } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'

/** The number of entries that a phone shows at first. */
const AT_FIRST = 3
const AT_ONCE = 12

/** By history entry: on return the list has the same length, so the router can restore the scroll position. */
const shownAt = new Map<string, number>()

/** The first items of a long list; more are added when the button below them, which adds them too, comes near the visible part. */
export function useProgressiveList<T>(items: readonly T[]) {
  const place = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const [count, setCount] = useState(() => shownAt.get(place) ?? AT_FIRST)
  const grow = () => setCount(count + AT_ONCE)

  useEffect(() => void shownAt.set(place, count), [place, count])

  const more = {
    // Another function at each rendering: after each batch a new observer looks again.
    ref: (button: Element | null) => {
      if (!button) return
      const observer = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting)) startTransition(grow)
        },
        { rootMargin: '600px' },
      )
      observer.observe(button)
      return () => observer.disconnect()
    },
    onClick: () => {
      grow()
      // Whoever pressed goes on at the name of the first entry that came: the button has moved away, or is gone.
      setTimeout(() => document.querySelectorAll<HTMLElement>('h3 a')[count]?.focus())
    },
  }
  return { shown: items.slice(0, count), all: count >= items.length, more }
}
