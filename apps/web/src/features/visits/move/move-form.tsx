import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { usePeople } from '../../../app/people/use-people.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { FreeSlot, TimePicker } from '../../../app/visit/time-picker.ts'
import { VisitTimeComparison } from '../../../app/visit/visit-time-comparison.tsx'
import type { Visit } from '../visit-types.ts'
import { useMoveVisit } from './use-move-visit.ts'

/**
 * The times of the same doctor, or of others of the speciality, the comparison, and the button that moves the visit.
 */
export function MoveForm({ visit, TimePicker }: { visit: Visit; TimePicker: TimePicker }) {
  const t = useT('visits')
  const { ageOf } = usePeople()
  const [chosen, setChosen] = useState<FreeSlot | null>(null)
  const { orderId, providerCode, physicianId, assignmentId, physicianName, serviceId } = visit
  const moving = useMoveVisit(orderId, () => setChosen(null))

  function choose(slot: FreeSlot | null) {
    setChosen(slot)
    moving.reset()
  }

  return (
    <>
      <Text>{t('moveHint')}</Text>
      <VisitTimeComparison visit={visit} to={chosen} />
      <TimePicker
        provider={providerCode}
        doctorId={physicianId}
        assignmentId={assignmentId}
        doctor={physicianName}
        serviceId={serviceId}
        moved={orderId}
        startDate={visit.startDate}
        age={ageOf(visit)}
        chosen={chosen}
        onChoose={choose}
      />
      <RefusalBlock
        refusal={moving.refusal}
        action={
          moving.refusal?.code === 'VISITOR_BUSY' && (
            <ButtonLink to="/visits" search={{ visit: moving.refusal.attributes.orderId }} variant="default">
              {t('showOther')}
            </ButtonLink>
          )
        }
      />
      <ActionBar>
        <SubmitButton
          pending={moving.isPending}
          disabled={chosen === null}
          onClick={() => chosen && moving.move(chosen.timeslotId)}
        >
          {t('moveConfirm')}
        </SubmitButton>
      </ActionBar>
    </>
  )
}
