import { TextInput } from '@mantine/core'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds without a key press, after which the text is the filter. */
const TYPED_MS = 350

interface TypedFieldProps extends Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'maxLength'> {
  label: string
  description: string
  value: string
  /** What of the typed text is the filter: undefined for nothing. */
  read: (text: string) => string | undefined
  onChange: (value: string | undefined) => void
}

/** A filter that is typed: it takes effect when the typing pauses. */
export function TypedField({ value, read, onChange, ...field }: TypedFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const apply = useEffectEvent(() => {
    const typed = read(text)
    if ((typed ?? '') === value) return
    setKnown(typed ?? '')
    onChange(typed)
  })
  // The filter was changed elsewhere: taken off, or by Back.
  if (value !== known) {
    setKnown(value)
    setText(value)
  }
  useEffect(() => {
    const waiting = setTimeout(() => apply(), text === value ? 0 : TYPED_MS)
    return () => clearTimeout(waiting)
  }, [text, value])
  return <TextInput {...field} value={text} onChange={event => setText(event.currentTarget.value)} />
}
