import { useEffect } from 'react'

/** calls §9, "Device confirmation polling", in milliseconds. */
const FIRST = 500
const EVERY = 5000

/** Repeats a call while the screen is shown. */
export function usePoll(ask: () => unknown): void {
  useEffect(() => {
    let timer = setTimeout(function again() {
      ask()
      timer = setTimeout(again, EVERY)
    }, FIRST)
    return () => clearTimeout(timer)
  }, [ask])
}
