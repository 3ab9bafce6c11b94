import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { usePatientOfVisit } from '../../../app/people/use-patient-of-visit.ts'
import type { Visit } from '../visit-types.ts'

/** Cancels the visit and shows a message; its time is free again. */
export function useCancelVisit(visit: Visit, done: () => void) {
  const t = useT('visits')
  const of = usePatientOfVisit()(visit)
  const { orderId, assignmentId, profileId } = visit
  const covererCode = visit.covererCode ?? ''
  const { mutate, isPending, refusal } = useCall('cancelVisit', {
    done: () => {
      toast(of ? t('cancelledFor', { patient: of.patient, when: of.when }) : t('cancelled'))
      done()
    },
  })
  const cancel = () => mutate({ params: { orderId }, query: { assignmentId, profileId, covererCode } })
  return { cancel, isPending, refusal }
}
