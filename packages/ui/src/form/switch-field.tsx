import { useId } from 'react'
import classes from './switch-field.module.css'

interface SwitchFieldProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch that takes effect at once. */
export function SwitchField({ label, checked, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={classes.track}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
    </div>
  )
}
