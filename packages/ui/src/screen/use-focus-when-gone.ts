import { useEffect, useRef } from 'react'

/**
 * When an entry leaves a list and takes the focus with it, the focus goes to the heading of the screen. The list stays
 * where it is for those who touch it; who goes by keyboard sees where the focus is.
 */
export function useFocusWhenGone(count: number): void {
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
