import { useEffect, useRef } from 'react'

/** When an entry leaves a list and takes the focus with it, the focus goes to the heading of the screen. */
export function useFocusWhenGone(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isGone = count < before.current
    before.current = count
    if (isGone && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus()
  }, [count])
}
