import { IconMessageCircle } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { EditReviewDialog } from '../form/edit-review-dialog.tsx'
import type { OwnReview } from '../review-types.ts'
import { OwnReviewCard } from './own-review-card.tsx'
import { useEditedReview } from './use-edited-review.ts'

/** The account's own reviews, of all or of a doctor or a branch, and the form of the one that is changed. */
export function OwnReviews({ query }: { query: { doctorId?: string; branchId?: string } }) {
  const { data, refusal, refetch } = useCallQuery('listOwnReviews', { query })
  const form = useEditedReview(`of ${query.doctorId ?? query.branchId ?? 'all'}`)
  const edited = form.review
  // The form is counted, too: its review may have left the list while it was open.
  useFocusAfterRemoval((data?.length ?? 0) + (edited ? 1 : 0))
  return (
    <>
      {data ? (
        <ReviewCards reviews={data} onEdit={form.open} />
      ) : refusal ? (
        <ErrorState refusal={refusal} retry={refetch} />
      ) : (
        <CardSkeletons count={2} />
      )}
      {edited && (
        <EditReviewDialog
          review={edited}
          current={data && (data.find(({ id }) => id === edited.id) ?? null)}
          reread={refetch}
          onClose={form.close}
        />
      )}
    </>
  )
}

interface ReviewCardsProps {
  reviews: readonly OwnReview[]
  onEdit: (review: OwnReview) => void
}

function ReviewCards({ reviews, onEdit }: ReviewCardsProps) {
  const t = useT('reviews')
  if (reviews.length === 0) {
    return <EmptyState icon={<IconMessageCircle size={32} />} title={t('noneOwn')} hint={t('noneOwnHint')} />
  }
  return (
    <CardList>
      {reviews.map(review => (
        <li key={review.id}>
          <OwnReviewCard review={review} onEdit={() => onEdit(review)} />
        </li>
      ))}
    </CardList>
  )
}
