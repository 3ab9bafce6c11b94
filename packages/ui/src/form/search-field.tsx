import { IconSearch } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import classes from './plain-field.module.css'
import { useEarlyText } from './use-early-text.ts'

interface SearchFieldProps {
  label: string
  hint: string
  value: string
  maxLength?: number
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A field that filters the list below while the user types. */
export function SearchField({ label, hint, value, maxLength, onChange, ref }: SearchFieldProps) {
  const id = useId()
  useEarlyText(id, value, onChange)
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.box}>
        <IconSearch size={20} aria-hidden className={classes.icon} data-side="start" />
        <input
          ref={ref}
          id={id}
          type="search"
          className={classes.control}
          aria-describedby={`${id}-hint`}
          value={value}
          maxLength={maxLength}
          onChange={event => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}
