import { IconChevronDown } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import classes from './plain-field.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** The name for screen readers if the label is shortened. */
  readonly fullName?: string
  /** Other words by which it is found. */
  readonly also?: readonly string[]
}

interface SelectFieldProps {
  label: string
  value: string
  options: readonly SelectOption[]
  onChoose: (value: string) => void
  ref?: Ref<HTMLSelectElement>
}

/**
 * Selects one option with the browser's own select element. Mantine's fields would add 5 KB gzipped to the 170 KB of a
 * first screen.
 */
export function SelectField({ label, value, options, onChoose, ref }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <select
          id={id}
          ref={ref}
          className={classes.control}
          value={value}
          onChange={event => onChoose(event.target.value)}
        >
          {options.map(option => (
            <option key={option.value} value={option.value} aria-label={option.fullName}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={20} aria-hidden className={classes.icon} data-side="end" />
      </div>
    </div>
  )
}
