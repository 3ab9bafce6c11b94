import type { ReactNode } from 'react'
import classes from './action-row.module.css'

interface ActionRowProps {
  /** Where many stand beside each other. */
  compact?: boolean
  children: ReactNode
}

/** Buttons beside each other, which fill the row on a phone. */
export function ActionRow({ compact, children }: ActionRowProps) {
  return (
    <div className={classes.row} data-compact={compact || undefined}>
      {children}
    </div>
  )
}
