import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { CancelFailed } from '../../../app/visit/cancel-failed.tsx'
import type { Visit } from '../visit-types.ts'
import { useCancelVisit } from './use-cancel-visit.ts'
import { useToldMeanwhile } from './use-told-meanwhile.ts'

interface CancelVisitProps {
  visit: Visit
  when: string
  onClose: () => void
}

/** Cancels after a confirmation that says what will be lost (product §4, "Visit cancel"). */
export function CancelVisit({ visit, when, onClose }: CancelVisitProps) {
  const t = useT('visits')
  const { physicianName, customerFirstName, branchPhones } = visit
  const { cancel, isPending, refusal } = useCancelVisit(visit, close)
  const closed = useToldMeanwhile(visit, { when, isSent: isPending })

  function close() {
    closed()
    onClose()
  }

  if (refusal && refusal.code !== 'UNANSWERED') {
    return <CancelFailed refusal={refusal} phones={branchPhones} onRetry={cancel} onClose={close} />
  }
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      text={t('cancelText', { patient: customerFirstName, physician: physicianName, when })}
      confirm={t('cancelConfirm')}
      decline={t('keep')}
      danger
      pending={isPending}
      onConfirm={cancel}
      onClose={close}
    >
      <RefusalBlock refusal={refusal} />
    </ConfirmDialog>
  )
}
