import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { Visit } from '../visit-types.ts'
import { CancelFailed } from './cancel-failed.tsx'

interface CancelVisitProps {
  visit: Visit
  when: string
  onClose: () => void
}

/** Cancels after a confirmation that names what is lost (product §4, "Visit cancel"). */
export function CancelVisit({ visit, when, onClose }: CancelVisitProps) {
  const t = useT('visits')
  const { orderId, assignmentId, profileId, physicianName, customerFirstName } = visit
  const cancelling = useCall('cancelVisit', {
    done: () => {
      toast(t('cancelled'))
      onClose()
    },
    refreshes: ['listVisits', 'listDoctors', 'listDoctorTimeslots', 'listBranchTimeslots'],
  })
  if (cancelling.refusal) {
    return <CancelFailed refusal={cancelling.refusal} phones={visit.branchPhones} onClose={onClose} />
  }
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      text={t('cancelText', { patient: customerFirstName, physician: physicianName, when })}
      confirm={t('cancelConfirm')}
      decline={t('keep')}
      danger
      pending={cancelling.isPending}
      onConfirm={() => cancelling.mutate({ params: { orderId }, query: { assignmentId, profileId } })}
      onClose={onClose}
    />
  )
}
