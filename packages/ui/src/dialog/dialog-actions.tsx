import type { ReactNode } from 'react'
import classes from './dialog.module.css'

/** The way back first, then the way on: side by side, or the way on above where there is no room for both. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
