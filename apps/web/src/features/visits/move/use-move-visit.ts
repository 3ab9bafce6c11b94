import { useNavigate } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { usePatientOfVisit } from '../../../app/people/use-patient-of-visit.ts'
import { dropChosenTime } from './use-chosen-time.ts'

/** Moves the visit in one step (decisions D11), shows a message and the visit at its new time. */
export function useMoveVisit(orderId: string, onBusy: () => void) {
  const t = useT('visits')
  const navigate = useNavigate()
  const whomOf = usePatientOfVisit()
  const { mutate, isPending, refusal, reset } = useCall('moveVisit', {
    done: visit => {
      dropChosenTime(orderId)
      const of = whomOf(visit)
      toast(of ? t('movedFor', { patient: of.patient, when: of.when }) : t('moved'))
    },
    next: ({ startDate }) =>
      navigate({
        to: '/visits',
        search: { visit: orderId },
        state: { moved: { orderId, startDate } },
        replace: true,
      }),
    refused: { TIMESLOT_IS_BUSY: onBusy },
  })
  const move = (timetableId: string, acceptedShare?: number) =>
    mutate({
      params: { orderId },
      body: { timetableId, ...(acceptedShare !== undefined && { acceptedShare }) },
    })
  return { move, isPending, refusal, reset }
}
