import { type RefObject, useEffect, useRef, useState } from 'react'

/** True for each side on which slides are hidden, before or after the visible ones. */
export function useHiddenSlides(track: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false })
  const told = useRef(hidden)
  // After every render, because the number of slides changes the width.
  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => {
      const before = element.scrollLeft > 1
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      // Nothing is set that is so already: while a transition waits, React renders for it all the same, and so for ever.
      if (told.current.before === before && told.current.after === after) return
      told.current = { before, after }
      setHidden(told.current)
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  })
  return hidden
}
