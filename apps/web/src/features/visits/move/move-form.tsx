import { Button, Text } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { useEffect, useRef } from 'react'
import { useKeptWhile } from '../../../app/api/use-kept-while.ts'
import { AcceptShare, PayerRefusal } from '../../../app/payers/payer-refusal.tsx'
import { usePeople } from '../../../app/people/use-people.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { FreeSlot, TimePicker } from '../../../app/visit/time-picker.ts'
import { VisitTimeComparison } from '../../../app/visit/visit-time-comparison.tsx'
import type { Visit } from '../visit-types.ts'
import { useChosenTime } from './use-chosen-time.ts'
import { useMoveVisit } from './use-move-visit.ts'
import { useFollowQuestion, usePayersOfMove } from './use-payers-of-move.ts'

/**
 * The times of the same doctor, or of others of the speciality, the comparison, and the button that moves the visit.
 */
export function MoveForm({ visit: visitNow, TimePicker }: { visit: Visit; TimePicker: TimePicker }) {
  const t = useT('visits')
  const ofPayers = useT('payers')
  const { ageOf } = usePeople()
  const [chosen, setChosen] = useChosenTime(visitNow)
  const moving = useMoveVisit(visitNow.orderId, () => setChosen(null))
  const { refusal } = moving
  // The time that the visit has now may be the one of this very move.
  const visit = useKeptWhile(moving.isPending || refusal?.code === 'UNANSWERED', visitNow)
  const { orderId, providerCode, physicianId, assignmentId, physicianName, serviceId } = visit

  function choose(slot: FreeSlot | null) {
    setChosen(slot)
    moving.reset()
  }

  const payers = usePayersOfMove(visit, chosen)
  const { wouldPay } = payers
  const hint = useRef<HTMLParagraphElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const hasChanged = useFollowQuestion(refusal, payers, moving.reset)
  // The question that had the focus has gone.
  useEffect(() => {
    if (hasChanged) status.current?.focus()
  }, [hasChanged])

  function chooseAnother() {
    choose(null)
    hint.current?.focus()
  }

  return (
    <>
      <Text ref={hint} tabIndex={-1}>
        {t('moveHint')}
      </Text>
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
      <PayerRefusal
        refusal={refusal}
        action={
          refusal && (
            <WayOn
              refusal={refusal}
              where={chosen?.where}
              onAccept={share => chosen && moving.move(chosen.timeslotId, share)}
              onChooseAnother={chooseAnother}
            />
          )
        }
      />
      {refusal?.code !== 'COVERAGE_CHANGES' && (
        <ActionBar>
          <Text ref={status} tabIndex={-1} role="status" c="dimmed" size="sm">
            {chosen === null
              ? t('moveChooseFirst')
              : hasChanged
                ? ofPayers('changed')
                : wouldPay && ofPayers('wouldPay', { programme: wouldPay.programCaption })}
          </Text>
          <SubmitButton
            pending={moving.isPending}
            disabled={chosen === null}
            onClick={() => chosen && moving.move(chosen.timeslotId)}
          >
            {t('moveConfirm')}
          </SubmitButton>
        </ActionBar>
      )}
    </>
  )
}

interface WayOnProps {
  refusal: Refusal
  /** The new doctor and place, if they differ from the visit's: they may be why the payer changes. */
  where: string | undefined
  onAccept: (share: number) => void
  onChooseAnother: () => void
}

/** The next step after a refusal. A move that changes who pays is made after a question only. */
function WayOn({ refusal, where, onAccept, onChooseAnother }: WayOnProps) {
  const t = useT('visits')
  const payers = useT('payers')
  if (refusal.code === 'VISITOR_BUSY')
    return (
      <ButtonLink to="/visits" search={{ visit: refusal.attributes.orderId }} variant="default">
        {t('showOther')}
      </ButtonLink>
    )
  if (refusal.code !== 'COVERAGE_CHANGES') return null
  const { share } = refusal.attributes
  return (
    <>
      {where && <span>{t('moveWhere', { where })}</span>}
      <ActionRow>
        <AcceptShare share={share} onAccept={() => onAccept(share)} />
        <Button variant="default" onClick={onChooseAnother}>
          {payers('otherTime')}
        </Button>
      </ActionRow>
    </>
  )
}
