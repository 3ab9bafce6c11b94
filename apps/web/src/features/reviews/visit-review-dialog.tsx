import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../app/browser-storage/drafts.ts'
import { AddReview } from './form/add-review-dialog.tsx'
import { EditReview } from './form/edit-review-dialog.tsx'
import { WithoutForm } from './form/without-form.tsx'
import type { OwnReview } from './review-types.ts'

interface VisitReviewDialogProps {
  orderId: string
  doctorId: string
  onClose: () => void
}

/** The review of a visit: written, or changed if there is one. */
export function VisitReviewDialog({ orderId, doctorId, onClose }: VisitReviewDialogProps) {
  const t = useT('reviews')
  const client = useClient()
  const query = { doctorId }
  const { data, refusal, refetch } = useCallQuery('listOwnReviews', { query })
  const draft = `edited review of visit ${orderId}`
  // Decided once: a review that this dialog adds does not turn it into the other one, nor does one that is deleted elsewhere.
  const [known, setKnown] = useState<OwnReview | null | undefined>(
    () => readDraft<{ readonly review: OwnReview }>(draft).review,
  )
  // Asked for again by the form of a new one, which then says that it is added.
  const [isAdding] = useState(() => client.unanswered('addReview')?.body.orderId === orderId)
  const found = isAdding ? null : data && (data.find(review => review.orderId === orderId) ?? null)
  if (known === undefined && found !== undefined) setKnown(found)
  useEffect(() => {
    if (known) keepDraft(draft, { review: known })
  }, [draft, known])
  function close() {
    dropDraft(draft)
    onClose()
  }
  return (
    <Dialog title={known ? t('editTitle') : t('addTitle')} onClose={close}>
      {known ? (
        <EditReview
          review={known}
          current={data && (data.find(({ id }) => id === known.id) ?? null)}
          reread={refetch}
          onClose={close}
        />
      ) : known === null ? (
        <AddReview query={query} orderId={orderId} onClose={close} />
      ) : (
        <WithoutForm onClose={close}>
          {refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={1} />}
        </WithoutForm>
      )}
    </Dialog>
  )
}
