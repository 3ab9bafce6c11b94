import type { ReactNode } from 'react'
import classes from './form-stack.module.css'

/** A form with its fields one below another; it is submitted by script, so the page never reloads. */
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
