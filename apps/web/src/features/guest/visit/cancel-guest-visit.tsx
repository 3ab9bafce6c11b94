import type { Answer } from '@vizit/api-client/calls.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { CancelFailed } from '../../../app/visit/cancel-failed.tsx'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import { useGuestVisitMeanwhile } from './use-guest-visit-meanwhile.ts'

interface CancelGuestVisitProps {
  visit: Answer<'showGuestVisit'>
  onClosed: () => void
  onClose: () => void
}

/** Cancels after a confirmation that says what will be lost (product §4, "Visit cancel"). */
export function CancelGuestVisit({ visit, onClosed, onClose }: CancelGuestVisitProps) {
  const t = useT('visits')
  const when = useVisitTime()(visit.startDate).words
  const { mutate, isPending, refusal } = useCall('cancelGuestVisit', {
    done: () => {
      toast(t('cancelled'))
      onClose()
    },
    refused: { SESSION_EXPIRED: onClosed, UNAUTHENTICATED: onClosed },
  })
  const cancel = () => mutate({})
  useGuestVisitMeanwhile(visit, { when, isSent: isPending, isRefused: Boolean(refusal), onClose })
  if (refusal && refusal.code !== 'UNANSWERED') {
    return <CancelFailed refusal={refusal} phones={visit.branchPhones} onRetry={cancel} onClose={onClose} />
  }
  const { customerFirstName: patient, physicianName: physician } = visit
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      text={t('cancelText', { patient, physician, when })}
      confirm={t('cancelConfirm')}
      decline={t('keep')}
      danger
      pending={isPending}
      onConfirm={cancel}
      onClose={onClose}
    >
      <RefusalBlock refusal={refusal} />
    </ConfirmDialog>
  )
}
