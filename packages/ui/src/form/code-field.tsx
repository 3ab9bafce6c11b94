import { TextInput, type TextInputProps } from '@mantine/core'
import classes from './code-field.module.css'
import { digitsOfCode } from './digits-of-code.ts'

/** Digits of an SMS code (product §5). */
export const CODE_LENGTH = 6

interface CodeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value: string
  onChange: (digits: string) => void
  /** The sixth digit has been written, pasted or filled in from the SMS. */
  onComplete?: (digits: string) => void
  /** Not to be read over a shoulder. Not a password field: nobody shall offer to keep it. */
  secret?: boolean
}

/** A one-time code: one field, so that paste, autofill and screen readers work as everywhere. */
export function CodeField({ value, onChange, onComplete, secret, ...rest }: CodeFieldProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      {...rest}
      data-secret={secret || undefined}
      classNames={{ input: classes.code ?? '' }}
      value={value}
      onChange={event => {
        const digits = digitsOfCode(event.currentTarget.value, CODE_LENGTH)
        if (digits === value) return
        onChange(digits)
        if (digits.length === CODE_LENGTH) onComplete?.(digits)
      }}
    />
  )
}
