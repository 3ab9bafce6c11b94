import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, startTransition, useCallback, useEffect, useState } from 'react'

/** The number of entries that a phone shows at first. */
const AT_FIRST = 3
const AT_ONCE = 12

/** By history entry: on return the list has the same length, so the router can restore the scroll position. */
const shownAt = new Map<string, number>()

/** The first items of a long list; more are added when the button below them, which adds them too, comes near the visible part. */
export function useProgressiveList<T>(items: readonly T[]) {
  const place = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const [count, setCount] = useState(() => shownAt.get(place) ?? AT_FIRST)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each batch a new observer must look again
  const ref = useCallback(
    (button: Element | null) => {
      if (!button) return
      const observer = new IntersectionObserver(
        entries => {
          if (!entries.some(entry => entry.isIntersecting)) return
          startTransition(() => setCount(shown => shown + AT_ONCE))
        },
        { rootMargin: '600px' },
      )
      observer.observe(button)
      return () => observer.disconnect()
    },
    [count],
  )

  useEffect(() => void shownAt.set(place, count), [place, count])

  /** Whoever pressed goes on at the first entry that came: the button has moved away, or is gone. */
  function onClick({ currentTarget }: MouseEvent) {
    const last = currentTarget.previousElementSibling
    setCount(count + AT_ONCE)
    setTimeout(() => last?.nextElementSibling?.querySelector('a')?.focus())
  }

  return { shown: items.slice(0, count), all: count >= items.length, more: { ref, onClick } }
}
