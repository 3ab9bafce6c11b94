import { useEffect, useRef } from 'react'

/**
 * When a list entry that has the focus disappears, the focus moves to the heading of the screen. It does not scroll for
 * users of touch; a keyboard user sees the focus.
 */
export function useFocusAfterRemoval(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isGone = count < before.current
    before.current = count
    if (!isGone || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.focus({ preventScroll: true })
    if (heading?.matches(':focus-visible')) heading.scrollIntoView({ block: 'nearest' })
  }, [count])
}
