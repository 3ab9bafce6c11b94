import { TextInput, type TextInputProps } from '@mantine/core'
import { maskPhone } from './mask/mask-phone.ts'
import { useMask } from './mask/use-mask.ts'

interface PhoneFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value: string
  onChange: (masked: string) => void
}

/** A phone of Belarus: any notation may be typed or pasted, the mask +375 (00) 000-00-00 follows (product §5). */
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
        // The prefix stands there, so that a code beginning with 3 isn't taken for it.
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
