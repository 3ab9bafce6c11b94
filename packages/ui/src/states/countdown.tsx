import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { useNow } from './use-now.ts'

interface CountdownProps {
  /** Milliseconds since the epoch. */
  until: number
  /** The text while it runs; gets the remaining time in words. */
  running: (wait: string) => ReactNode
  /** The content after the end. */
  ended: ReactNode
  /** Until a code may be sent again: the first of its 61 s is shown as 60, as all countdowns to zero are (calls §9). */
  isResend?: boolean
}

/** A countdown. Not a live region, because a screen reader would announce every second. */
export function Countdown({ until, running, ended, isResend = false }: CountdownProps) {
  const format = useFormat()
  const now = useNow(until > Date.now())
  const left = Math.ceil((until - now) / 1000)
  return left > 0 ? running(format.wait(isResend ? Math.max(1, left - 1) : left)) : ended
}
