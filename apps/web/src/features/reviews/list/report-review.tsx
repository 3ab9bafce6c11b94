import { Button, Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { REPORT_REASONS, type ReportReason } from '@vizit/domain/reviews/review-state.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import type { Review } from '../review-types.ts'

/** The button and the dialog by which a reader reports a review to the moderators. */
export function ReportReview({ review }: { review: Review }) {
  const t = useT('reviews')
  const [isOpen, setOpen] = useState(false)
  const author = review.author ?? t('anonymous')
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={t('reportOf', { author })}
        onClick={() => setOpen(true)}
      >
        {t('report')}
      </Button>
      {isOpen && <ReportDialog id={review.id} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('reviews')
  const common = useT('common')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const reporting = useCall('reportReview', {
    done: () => {
      toast(t('reported'))
      onClose()
    },
  })
  const options = [
    { value: '', label: common('notSet') },
    ...REPORT_REASONS.map(value => ({ value, label: t(`reasons.${value}`) })),
  ]
  return (
    <Dialog title={t('reportTitle')} onClose={onClose}>
      <FormStack onSubmit={() => reason && reporting.mutate({ params: { id }, body: { reason } })}>
        <Text>{t('reportHint')}</Text>
        <SelectField
          label={t('reportReason')}
          value={reason ?? ''}
          options={options}
          onChoose={value => setReason(REPORT_REASONS.find(known => known === value) ?? null)}
        />
        <RefusalBlock refusal={reporting.refusal} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton pending={reporting.isPending} disabled={reason === null}>
            {t('reportSend')}
          </SubmitButton>
        </DialogActions>
      </FormStack>
    </Dialog>
  )
}
