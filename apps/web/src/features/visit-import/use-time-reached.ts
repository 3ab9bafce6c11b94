import { useEffect, useState } from 'react'

/** Becomes true at this moment, in milliseconds since the epoch. */
export function useTimeReached(at: number): boolean {
  const [due, setDue] = useState(() => Date.now() >= at)
  useEffect(() => {
    const wait = at - Date.now()
    setDue(wait <= 0)
    if (wait <= 0) return
    const timer = setTimeout(() => setDue(true), wait)
    return () => clearTimeout(timer)
  }, [at])
  return due
}
