import { useCallback, useRef, useState } from 'react'

/** The current page, and a function that goes to another page. */
export function usePages(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(1)

  /** The page in the upper third of the window. */
  const look = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const line = box.getBoundingClientRect().top + box.clientHeight / 3
    const shown = [...box.querySelectorAll<HTMLElement>('[data-page]')].findLast(
      page => page.getBoundingClientRect().top <= line,
    )
    setCurrent(Number(shown?.dataset.page ?? 1))
  }, [])
  const goTo = useCallback((number: number) => {
    scroller.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' })
  }, [])
  return { count, current, scroller, look, goTo }
}

export type Pages = ReturnType<typeof usePages>
