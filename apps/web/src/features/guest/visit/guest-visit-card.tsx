import { Button, Text } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { saveFile } from '../../../app/documents/save-file.ts'
import { useUnchangeableReason } from '../../../app/visit/use-unchangeable-reason.ts'
import { VisitActionButtons } from '../visit-action-buttons.tsx'
import { VisitFacts } from '../visit-facts.tsx'
import { CancelGuestVisit } from './cancel-guest-visit.tsx'
import { GuestVisitCancelled } from './guest-visit-cancelled.tsx'
import classes from './guest-visit-card.module.css'

interface GuestVisitCardProps {
  visit: Answer<'showGuestVisit'>
  onMove: () => void
  onClosed: () => void
  onLeave: () => void
}

/** The visit with all actions of its guest. */
export function GuestVisitCard({ visit, onMove, onClosed, onLeave }: GuestVisitCardProps) {
  const t = useT('guest')
  const visits = useT('visits')
  const reasonOf = useUnchangeableReason()
  const [cancelling, setCancelling] = useState(false)
  const calendar = useCall('downloadGuestCalendar', {
    done: file => saveFile(file, 'visit.ics'),
    refused: { SESSION_EXPIRED: onClosed, UNAUTHENTICATED: onClosed },
  })
  return (
    <>
      {visit.status === 'cancelled' ? (
        <GuestVisitCancelled />
      ) : (
        <>
          <FactsCard>
            <VisitFacts visit={visit} />
            {visit.isPast && <Text c="dimmed">{t('visit.past')}</Text>}
            <VisitActionButtons
              visit={visit}
              calendar={
                <PendingButton
                  variant="light"
                  leftSection={<IconCalendarDown size={20} aria-hidden />}
                  pending={calendar.isPending}
                  onClick={() => calendar.mutate({})}
                >
                  {visits('calendar')}
                </PendingButton>
              }
            />
            <RefusalBlock refusal={calendar.refusal} />
            {visit.isManageable && (
              <ActionRow>
                <Button variant="default" onClick={onMove}>
                  {visits('move')}
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  className={classes.cancel}
                  onClick={() => setCancelling(true)}
                >
                  {visits('cancel')}
                </Button>
              </ActionRow>
            )}
            {!visit.isManageable && !visit.isPast && <Text c="dimmed">{reasonOf(visit)}</Text>}
          </FactsCard>
          <Button variant="subtle" onClick={onLeave}>
            {t('visit.close')}
          </Button>
        </>
      )}
      {cancelling && (
        <CancelGuestVisit visit={visit} onClosed={onClosed} onClose={() => setCancelling(false)} />
      )}
    </>
  )
}
