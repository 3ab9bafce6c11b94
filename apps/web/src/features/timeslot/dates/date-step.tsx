import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import classes from './date-step.module.css'

interface DateStepProps {
  to: string | undefined
  label: string
  onChoose: (date: string) => void
  children: ReactNode
}

/** A step to the previous or next free day. */
export function DateStep({ to, label, onChoose, children }: DateStepProps) {
  const format = useFormat()
  return (
    <button
      type="button"
      className={classes.step}
      disabled={to === undefined}
      aria-label={to ? `${label}: ${format.dayDate(to)}` : label}
      onClick={() => to && onChoose(to)}
    >
      {children}
    </button>
  )
}
