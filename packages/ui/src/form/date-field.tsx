import { TextInput, type TextInputProps } from '@mantine/core'
import { maskDate } from './mask/mask-date.ts'
import { useMask } from './mask/use-mask.ts'

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** The text as typed: `dd.mm.yyyy` or the start of it. */
  value: string
  onChange: (masked: string) => void
}

/**
 * A field for a date that people know by heart, such as a birthday: typed, not picked from a calendar (product §5,
 * "Date").
 */
export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  const write = useMask(maskDate, onChange)
  return <TextInput inputMode="numeric" autoComplete="bday" {...rest} value={value} onChange={write} />
}
