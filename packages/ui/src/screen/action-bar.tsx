import type { ReactNode } from 'react'
import classes from './action-bar.module.css'

/** The one primary action of a screen: under the thumb on a phone, in its place on a desktop. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>
}
