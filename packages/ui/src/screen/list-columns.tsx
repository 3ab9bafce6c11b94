import type { ReactNode } from 'react'
import classes from './list-columns.module.css'

interface ListColumnsProps {
  filters: ReactNode
  /** The name of the filters. */
  label: string
  children: ReactNode
}

/** A list with its filters: above it on a phone, beside it on a desktop. */
export function ListColumns({ filters, label, children }: ListColumnsProps) {
  return (
    <div className={classes.columns}>
      <section className={classes.filters} aria-label={label}>
        {filters}
      </section>
      <div className={classes.content}>{children}</div>
    </div>
  )
}
