import type { ReactNode } from 'react'
import classes from './action-bar.module.css'

/** The one primary action of a screen: fixed at the bottom on a phone, in the content on a desktop. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>
}
