import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Visit } from '../visit-types.ts'

const CancelVisit = lazy(async () => ({ default: (await import('./cancel-visit.tsx')).CancelVisit }))

interface CancelButtonProps {
  visit: Visit
  when: string
  look: 'icon' | 'words'
}

/** Starts cancelling a visit: the trash button of a card, or a text button. */
export function CancelButton({ visit, when, look }: CancelButtonProps) {
  const t = useT('visits')
  const [cancelling, setCancelling] = useState(false)
  const label = t('actionsFor', { action: t('cancel'), physician: visit.physicianName, when })
  const begin = () => setCancelling(true)
  return (
    <>
      {look === 'icon' ? (
        <ActionIcon variant="subtle" color="red" size={44} aria-label={label} onClick={begin}>
          <IconTrash size={22} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="subtle" color="red" aria-label={label} onClick={begin}>
          {t('cancel')}
        </Button>
      )}
      {cancelling && (
        <Suspense>
          <CancelVisit visit={visit} when={when} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  )
}
