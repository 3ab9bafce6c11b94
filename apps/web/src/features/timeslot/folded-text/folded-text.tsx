import { Button, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { firstWords } from './first-words.ts'

/** Characters that a folded text shows (calls §9, "Service description preview"). */
const PREVIEW = 150

interface FoldedTextProps {
  text: string
  /** What it is about: told with the button to whoever does not see where that stands. */
  about: string
  more: string
  less: string
}

/** A description, folded to its first words until all of it is asked for. */
export function FoldedText({ text, about, more, less }: FoldedTextProps) {
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
