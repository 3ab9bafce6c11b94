import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useState } from 'react'
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
  // Decided once: a review that this dialog adds does not turn it into the other one.
  const [known, setKnown] = useState<OwnReview | null | undefined>(undefined)
  // Asked for again by the form of a new one, which then says that it is added.
  const [isAdding] = useState(() => client.unanswered('addReview')?.body.orderId === orderId)
  const found = isAdding ? null : data && (data.find(review => review.orderId === orderId) ?? null)
  if (known === undefined && found !== undefined) setKnown(found)
  return (
    <Dialog title={known ? t('editTitle') : t('addTitle')} onClose={onClose}>
      {known ? (
        <EditReview review={known} onClose={onClose} />
      ) : known === null ? (
        <AddReview query={query} orderId={orderId} onClose={onClose} />
      ) : (
        <WithoutForm onClose={onClose}>
          {refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={1} />}
        </WithoutForm>
      )}
    </Dialog>
  )
}
