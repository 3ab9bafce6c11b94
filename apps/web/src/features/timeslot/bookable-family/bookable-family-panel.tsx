import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useSessionState } from '../../../app/session/session.ts'

interface BookableFamilyPanelProps {
  /** The doctor's name, for screen reader users who hear the button without its context. */
  name: string
  /** True if it opens by itself. */
  open: boolean
  /** Shown to everybody while the panel is closed. */
  folded?: ReactNode
  children: ReactNode
}

/** Asks who of the family can be booked, and shows the answer. For signed-in users. */
export function BookableFamilyPanel({ name, open, folded, children }: BookableFamilyPanelProps) {
  const t = useT('timeslot')
  const signedIn = useSessionState() === 'signed-in'
  const [toggled, setToggled] = useState<boolean | null>(null)
  const list = useId()
  if (!signedIn) return folded
  const shown = toggled ?? open
  return (
    <div>
      {!shown && folded}
      <Button
        variant="subtle"
        px="xs"
        aria-expanded={shown}
        aria-controls={list}
        aria-label={t('familyWith', { name })}
        onClick={() => setToggled(!shown)}
      >
        {t('family')}
      </Button>
      <div id={list}>{shown && children}</div>
    </div>
  )
}
