import type { ReactNode } from 'react'
import classes from './action-row.module.css'

interface ActionRowProps {
  /** For rows with many buttons. */
  compact?: boolean
  children: ReactNode
}

/** Buttons side by side; on a phone they fill the row. */
export function ActionRow({ compact, children }: ActionRowProps) {
  return (
    <div className={classes.row} data-compact={compact || undefined}>
      {children}
    </div>
  )
}
