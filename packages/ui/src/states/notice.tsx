import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** A neutral notice. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={classes.notice}>
      <IconInfoCircle size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>{children}</div>
    </div>
  )
}
