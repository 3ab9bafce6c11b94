import { MINUTE_MS } from '@vizit/domain/time/minute.ts'
import { useEffect, useState } from 'react'

/** The current time in milliseconds, updated every minute and when the user returns to the tab. */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, MINUTE_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
