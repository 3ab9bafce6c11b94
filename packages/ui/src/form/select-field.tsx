import { NativeSelect } from '@mantine/core'
import type { Ref } from 'react'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** What is heard where the label is a shortened name. */
  readonly fullName?: string
}

interface SelectFieldProps {
  label: string
  value: string
  options: readonly SelectOption[]
  onChoose: (value: string) => void
  ref?: Ref<HTMLSelectElement>
}

/** One of a list, by the device's own selector. */
export function SelectField({ label, value, options, onChoose, ref }: SelectFieldProps) {
  return (
    <NativeSelect
      ref={ref}
      label={label}
      value={value}
      onChange={event => onChoose(event.target.value)}
      styles={{ input: { textOverflow: 'ellipsis' } }}
    >
      {options.map(option => (
        <option key={option.value} value={option.value} aria-label={option.fullName}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
