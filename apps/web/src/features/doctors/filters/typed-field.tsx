import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTypedText } from '../../../app/lists/use-typed-text.ts'

interface TypedFieldProps extends Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'maxLength'> {
  label: string
  description: string
  value: string
  /** The value of a typed text; empty: it filters nothing. */
  read: (text: string) => string
  /** Why a typed text has no value; absent: such a text filters nothing. */
  wrong?: string
  onChange: (value: string) => void
}

/** A filter that is typed: it takes effect when the typing pauses. */
export function TypedField({ value, read, wrong, onChange, ...field }: TypedFieldProps) {
  const [text, setText, handOn] = useTypedText(value, onChange, read)
  const isWrong = wrong !== undefined && text.trim() !== '' && read(text) === ''
  return (
    <TextInput
      {...field}
      error={isWrong && wrong}
      value={text}
      onChange={event => setText(event.currentTarget.value)}
      // Who leaves the field has paused.
      onBlur={handOn}
    />
  )
}
