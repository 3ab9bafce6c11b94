import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { ReviewCard } from '../list/review-card.tsx'
import type { OwnReview } from '../review-types.ts'
import { DeleteReview } from './delete-review.tsx'
import { useStateWords } from './use-state-words.ts'

interface OwnReviewCardProps {
  review: OwnReview
  onEdit: () => void
}

/** One's own review, what has become of it, and the buttons to change and to delete it. */
export function OwnReviewCard({ review, onEdit }: OwnReviewCardProps) {
  const t = useT('reviews')
  const state = useStateWords()(review)
  const what = review.doctor.displayName
  return (
    <ReviewCard
      review={review}
      about={`${what}, ${review.branch.name}`}
      state={state && <Notice>{state}</Notice>}
    >
      <Button variant="light" aria-label={t('editOf', { what })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <DeleteReview review={review} />
    </ReviewCard>
  )
}
