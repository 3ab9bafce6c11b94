import { Button, Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import type { FreeSlot, TimePicker } from '../../../app/visit/time-picker.ts'
import { VisitTimeComparison } from '../../../app/visit/visit-time-comparison.tsx'

interface MoveGuestVisitProps {
  visit: Answer<'showGuestVisit'>
  TimePicker: TimePicker
  onDone: () => void
  onClosed: () => void
}

/**
 * The times of the same doctor, long enough for the same service, and the button that moves the visit (decisions D11).
 */
export function MoveGuestVisit({ visit, TimePicker, onDone, onClosed }: MoveGuestVisitProps) {
  const t = useT('visits')
  const guest = useT('guest')
  const [chosen, setChosen] = useState<FreeSlot | null>(null)
  const moving = useCall('moveGuestVisit', {
    done: () => {
      toast(t('moved'))
      onDone()
    },
    refused: {
      TIMESLOT_IS_BUSY: chooseAnew,
      SESSION_EXPIRED: onClosed,
      UNAUTHENTICATED: onClosed,
    },
  })

  function chooseAnew() {
    setChosen(null)
  }
  function choose(slot: FreeSlot | null) {
    setChosen(slot)
    moving.reset()
  }

  return (
    <>
      <Text>{t('moveHint')}</Text>
      <VisitTimeComparison visit={visit} to={chosen} />
      <TimePicker
        provider={visit.providerCode}
        doctorId={visit.physicianId}
        assignmentId={visit.assignmentId}
        doctor={visit.physicianName}
        serviceId={visit.serviceId}
        moved={visit.orderId}
        startDate={visit.startDate}
        age={null}
        chosen={chosen}
        onChoose={choose}
      />
      <RefusalBlock refusal={moving.refusal} />
      <ActionBar>
        <Text role="status" c="dimmed" size="sm">
          {chosen === null && t('moveChooseFirst')}
        </Text>
        <SubmitButton
          pending={moving.isPending}
          disabled={chosen === null}
          onClick={() => chosen && moving.mutate({ body: { timetableId: chosen.timeslotId } })}
        >
          {t('moveConfirm')}
        </SubmitButton>
      </ActionBar>
      <Button variant="subtle" onClick={onDone}>
        {guest('visit.back')}
      </Button>
    </>
  )
}
