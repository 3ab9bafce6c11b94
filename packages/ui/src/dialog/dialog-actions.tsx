import type { ReactNode } from 'react'
import classes from './dialog.module.css'

/** The button back and then the button forward, side by side; without enough room, the button forward is on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
