import { Button } from '@mantine/core'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useId, useState } from 'react'
import { DeclineRemedy } from './decline-remedy.tsx'
import { declineText } from './decline-text.ts'
import type { Candidate } from './order-members.ts'

interface AllDeclineReasonsProps {
  person: Candidate
  name: string
  onLeave?: (() => void) | undefined
}

/** All reasons why this person cannot be booked, each with its remedy. */
export function AllDeclineReasons({ person, name, onLeave }: AllDeclineReasonsProps) {
  const texts = useTexts()
  const t = texts.area('capabilities')
  const [open, setOpen] = useState(false)
  const list = useId()
  return (
    <>
      <Button
        variant="subtle"
        px="xs"
        aria-expanded={open}
        aria-controls={list}
        aria-label={t('whyNotFor', { name })}
        onClick={() => setOpen(!open)}
      >
        {t('whyNot')}
      </Button>
      <ul id={list} hidden={!open}>
        {person.reasons.map(reason => {
          const text = declineText(texts, reason)
          return (
            <li key={reason.code}>
              <strong>{text.reason}</strong> {text.next}{' '}
              <DeclineRemedy reason={reason} person={person} onLeave={onLeave} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
