import { TextInput, type TextInputProps } from '@mantine/core'
import { maskPhone } from './mask/mask-phone.ts'
import { useMask } from './mask/use-mask.ts'

interface PhoneFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value: string
  onChange: (masked: string) => void
}

/** A field for a phone of Belarus: accepts any notation and applies the mask +375 (00) 000-00-00 (product §5). */
export function PhoneField({ value, onChange, onFocus, onBlur, ...rest }: PhoneFieldProps) {
  const write = useMask(maskPhone, onChange)
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+375 (__) ___-__-__"
      {...rest}
      value={value}
      onChange={write}
      onFocus={event => {
        // Inserts the prefix, so that a code beginning with 3 is not taken for the start of 375.
        if (value === '') onChange('+375 (')
        onFocus?.(event)
      }}
      onBlur={event => {
        if (value === '+375 (' || value === '+') onChange('')
        onBlur?.(event)
      }}
    />
  )
}
