import type { ReactNode } from 'react'
import classes from './fact-line.module.css'

interface FactLineProps {
  /** An icon or a photo. */
  icon: ReactNode
  children: ReactNode
}

/** One fact with its icon. */
export function FactLine({ icon, children }: FactLineProps) {
  return (
    <p className={classes.line}>
      {icon}
      <span>{children}</span>
    </p>
  )
}
