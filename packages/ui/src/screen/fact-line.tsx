import type { ReactNode } from 'react'
import classes from './fact-line.module.css'

interface FactLineProps {
  /** An icon, or somebody's photo. */
  icon: ReactNode
  children: ReactNode
}

/** A fact, with what it is shown by. */
export function FactLine({ icon, children }: FactLineProps) {
  return (
    <p className={classes.line}>
      {icon}
      <span>{children}</span>
    </p>
  )
}
