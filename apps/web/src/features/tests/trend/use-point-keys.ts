import { type KeyboardEvent, useRef, useState } from 'react'

/** Arrow keys, Home and End move between points; Tab skips them all. */
export function usePointKeys(count: number) {
  const [chosen, setChosen] = useState(count - 1)
  const marks = useRef<(SVGGElement | null)[]>([])

  function press(event: KeyboardEvent) {
    const next = { ArrowLeft: chosen - 1, ArrowRight: chosen + 1, Home: 0, End: count - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const to = Math.min(Math.max(next, 0), count - 1)
    setChosen(to)
    marks.current[to]?.focus()
  }
  const propsOf = (at: number) => ({
    ref: (mark: SVGGElement | null) => {
      marks.current[at] = mark
    },
    tabIndex: at === chosen ? 0 : -1,
    onFocus: () => setChosen(at),
    onPointerDown: () => setChosen(at),
    onPointerEnter: () => setChosen(at),
  })
  return { chosen, press, propsOf }
}
