import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useKeptOpen } from '../../../app/browser-storage/use-kept-open.ts'
import { EditReviewDialog } from '../form/edit-review-dialog.tsx'
import { ReviewCard } from '../list/review-card.tsx'
import type { OwnReview } from '../review-types.ts'
import { DeleteReview } from './delete-review.tsx'
import { useStateWords } from './use-state-words.ts'

/** One's own review, what has become of it, and the buttons to change and to delete it. */
export function OwnReviewCard({ review }: { review: OwnReview }) {
  const t = useT('reviews')
  const state = useStateWords()(review)
  const form = useKeptOpen(`editing of review ${review.id}`)
  const what = review.doctor.displayName
  return (
    <ReviewCard
      review={review}
      about={`${what}, ${review.branch.name}`}
      state={state && <Notice>{state}</Notice>}
    >
      <Button variant="light" aria-label={t('editOf', { what })} onClick={form.open}>
        {t('edit')}
      </Button>
      <DeleteReview review={review} />
      {form.isOpen && <EditReviewDialog review={review} onClose={form.close} />}
    </ReviewCard>
  )
}
