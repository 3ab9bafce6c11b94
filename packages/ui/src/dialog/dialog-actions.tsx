import type { ReactNode } from 'react'
import classes from './dialog.module.css'

interface DialogActionsProps {
  /** True: in view however long the dialog is. */
  sticky?: boolean
  children: ReactNode
}

/** The button back and then the button forward, side by side; without enough room, the button forward is on top. */
export function DialogActions({ sticky = false, children }: DialogActionsProps) {
  return (
    <div className={classes.actions} data-sticky={sticky || undefined}>
      {children}
    </div>
  )
}
