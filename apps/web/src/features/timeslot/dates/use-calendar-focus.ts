import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { keyboardStep } from './keyboard-step.ts'

/** The one day of a calendar that Tab reaches; arrow keys move it, and the displayed month follows. */
export function useCalendarFocus(start: string, window: DateRange) {
  const [day, setDay] = useState(start)
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)

  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    byKey.current = false
  }, [day])

  const within = (date: string) => (date < window.from ? window.from : date > window.to ? window.to : date)

  return {
    day,
    grid,
    show: (date: string) => setDay(within(date)),
    onKeyDown: (event: KeyboardEvent) => {
      const next = keyboardStep(event.key, day)
      if (next === null) return
      event.preventDefault()
      byKey.current = true
      setDay(within(next))
    },
  }
}
