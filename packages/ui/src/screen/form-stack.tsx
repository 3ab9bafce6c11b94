import type { ReactNode } from 'react'
import classes from './form-stack.module.css'

/** A form whose fields stand one under another; it sends by script, so the page never reloads. */
export function FormStack({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
