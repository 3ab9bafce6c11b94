import type { ReactNode } from 'react'
import classes from './banner.module.css'

interface BannerProps {
  icon: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  children: ReactNode
}

/** Above the screen: something that holds wherever a person is. */
export function Banner({ icon, action, children }: BannerProps) {
  return (
    <div className={classes.banner}>
      {icon}
      <div className={classes.words}>{children}</div>
      {action}
    </div>
  )
}
