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
}

/** A countdown. Not a live region, because a screen reader would announce every second. */
export function Countdown({ until, running, ended }: CountdownProps) {
  const format = useFormat()
  const now = useNow(until > Date.now())
  const left = Math.ceil((until - now) / 1000)
  return left > 0 ? running(format.wait(left)) : ended
}
