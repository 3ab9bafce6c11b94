import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  /** One sentence that says what is missing; absent if the title of the screen says it. */
  title?: string
  /** What the user can do. */
  hint?: string
  action?: ReactNode
}

export function EmptyState({ icon, title, hint, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {icon && (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      )}
      {title && <Text fw={600}>{title}</Text>}
      {hint && <Text c="dimmed">{hint}</Text>}
      {action}
    </div>
  )
}
