import { Button } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import type { OwnReview } from '../review-types.ts'

/** Deletes one's own review, after a confirmation. */
export function DeleteReview({ review }: { review: OwnReview }) {
  const t = useT('reviews')
  const common = useT('common')
  const [isAsking, setAsking] = useState(false)
  const deleting = useCall('deleteReview', {
    done: () => {
      dropDraft(`review ${review.id}`)
      toast(t('deleted'))
      setAsking(false)
    },
  })
  return (
    <>
      <Button
        variant="default"
        aria-label={t('deleteOf', { what: review.doctor.displayName })}
        onClick={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('deleteTitle')}
          text={t('deleteText')}
          confirm={t('delete')}
          decline={common('cancel')}
          danger
          pending={deleting.isPending}
          onConfirm={() => deleting.mutate({ params: { id: review.id } })}
          onClose={() => setAsking(false)}
        >
          <RefusalBlock refusal={deleting.refusal} />
        </ConfirmDialog>
      )}
    </>
  )
}
