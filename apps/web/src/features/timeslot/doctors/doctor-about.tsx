import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useId, useState } from 'react'
import { firstWords } from './first-words.ts'

/** A description, folded to its first lines' length until it is asked for. */
const PREVIEW = 150

export function DoctorAbout({ text, doctor }: { text: string; doctor: string }) {
  const t = useT('timeslot')
  const [open, setOpen] = useState(false)
  const id = useId()
  const long = text.length > PREVIEW
  const shown = open ? text : firstWords(text, PREVIEW)
  return (
    <div>
      <Text id={id}>{shown}</Text>
      {long && (
        <Button
          variant="subtle"
          px="xs"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? t('lessAbout') : t('moreAbout')}: ${doctor}`}
          onClick={() => setOpen(!open)}
        >
          {open ? t('lessAbout') : t('moreAbout')}
        </Button>
      )}
    </div>
  )
}
