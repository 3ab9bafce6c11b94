import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useSessionState } from '../../../app/session/session.ts'

interface BookableFamilyPanelProps {
  /** With whom, for whoever hears the button without seeing what stands around it. */
  name: string
  /** Opens by itself. */
  open: boolean
  /** What everybody is told as long as the answer is not shown. */
  folded?: ReactNode
  children: ReactNode
}

/** The question who of the family can be booked, and the answer. For whoever is signed in. */
export function BookableFamilyPanel({ name, open, folded, children }: BookableFamilyPanelProps) {
  const t = useT('capabilities')
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
        aria-label={t('titleTo', { name })}
        onClick={() => setToggled(!shown)}
      >
        {t('title')}
      </Button>
      <div id={list}>{shown && children}</div>
    </div>
  )
}
