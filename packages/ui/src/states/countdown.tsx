import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { useNow } from './use-now.ts'

interface CountdownProps {
  /** Milliseconds since the epoch. */
  until: number
  /** What is said while it runs, given the time left in words. */
  running: (wait: string) => ReactNode
  /** What takes its place. */
  ended: ReactNode
}

/** Time that runs down. Not a live region: a screen reader would say every second. */
export function Countdown({ until, running, ended }: CountdownProps) {
  const format = useFormat()
  const now = useNow(until > Date.now())
  const left = Math.ceil((until - now) / 1000)
  return left > 0 ? running(format.wait(left)) : ended
}
