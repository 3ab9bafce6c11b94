import { TextInput, type TextInputProps } from '@mantine/core'
import classes from './code-field.module.css'
import { digitsOfCode } from './digits-of-code.ts'

/** Digits of an SMS code (product §5). */
export const CODE_LENGTH = 6

interface CodeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value: string
  onChange: (digits: string) => void
  /** Called when the sixth digit was typed, pasted or filled in from the SMS. */
  onComplete?: (digits: string) => void
  /** Hides the digits from people nearby. It is not a password field, so that no password manager offers to save it. */
  secret?: boolean
}

/** A field for a one-time code: a single input, so that paste, autofill and screen readers work as usual. */
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
