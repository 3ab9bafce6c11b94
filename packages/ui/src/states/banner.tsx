import type { ReactNode } from 'react'
import classes from './banner.module.css'

interface BannerProps {
  icon: ReactNode
  /** The action that the banner offers. */
  action?: ReactNode
  children: ReactNode
}

/** A message above every screen. */
export function Banner({ icon, action, children }: BannerProps) {
  return (
    <div className={classes.banner}>
      {icon}
      <div className={classes.words}>{children}</div>
      {action}
    </div>
  )
}
