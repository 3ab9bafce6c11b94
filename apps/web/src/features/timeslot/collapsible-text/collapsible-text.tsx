import { Button, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { firstWords } from './first-words.ts'

/** The number of characters of a folded text (calls §9, "Service description preview"). */
const PREVIEW = 150

interface FoldedTextProps {
  text: string
  /** The topic, which completes the button's label for screen readers. */
  about: string
  more: string
  less: string
}

/** A description, shortened until all of it is requested. */
export function CollapsibleText({ text, about, more, less }: FoldedTextProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const action = open ? less : more
  return (
    <div>
      <Text id={id}>{open ? text : firstWords(text, PREVIEW)}</Text>
      {text.length > PREVIEW && (
        <Button
          variant="subtle"
          px="xs"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${action}: ${about}`}
          onClick={() => setOpen(!open)}
        >
          {action}
        </Button>
      )}
    </div>
  )
}
