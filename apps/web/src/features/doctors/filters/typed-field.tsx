import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTypedText } from '../../../app/lists/use-typed-text.ts'

interface TypedFieldProps extends Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'maxLength'> {
  label: string
  description: string
  value: string
  /** The value of a typed text; empty: it filters nothing. */
  read: (text: string) => string
  onChange: (value: string) => void
}

/** A filter that is typed: it takes effect when the typing pauses. */
export function TypedField({ value, read, onChange, ...field }: TypedFieldProps) {
  const [text, setText] = useTypedText(value, onChange, read)
  return <TextInput {...field} value={text} onChange={event => setText(event.currentTarget.value)} />
}
