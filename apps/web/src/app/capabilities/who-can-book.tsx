import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useId, useState } from 'react'
import { useSessionState } from '../session/use-session-state.ts'
import { BookableFamily } from './bookable-family.tsx'

interface WhoCanBookProps {
  assignmentId: string
  serviceId?: string | undefined
  /** Of the doctor, for whoever hears the button without seeing what stands around it. */
  doctor: string
  /** Of the branch, for whoever can be booked there only. */
  phones: string
  /** The doctor is the chosen one: opens by itself. */
  open?: boolean
}

/** Before a time is chosen: who of the family can be booked here, and why not. For whoever is signed in. */
export function WhoCanBook({ assignmentId, serviceId, doctor, phones, open = false }: WhoCanBookProps) {
  const t = useT('capabilities')
  const signedIn = useSessionState() === 'signed-in'
  const [toggled, setToggled] = useState<boolean | null>(null)
  const list = useId()
  if (!signedIn) return null
  const shown = toggled ?? open
  return (
    <div>
      <Button
        variant="subtle"
        px="xs"
        aria-expanded={shown}
        aria-controls={list}
        aria-label={t('titleTo', { name: doctor })}
        onClick={() => setToggled(!shown)}
      >
        {t('title')}
      </Button>
      <div id={list}>{shown && <BookableFamily {...{ assignmentId, serviceId, phones }} />}</div>
    </div>
  )
}
