import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import type { OwnReview } from '../review-types.ts'
import { ReviewForm, type ReviewWords } from './review-form.tsx'

interface DeletedReviewProps {
  /** The visit; null: it is gone, too. */
  orderId: string | null
  words: ReviewWords
  onChange: (changed: Partial<ReviewWords>) => void
  onAdded: (review: OwnReview) => void
  onClose: () => void
}

/** The form of a review that another tab or device has deleted: its words can be sent as a new one. */
export function DeletedReview({ orderId, words, onChange, onAdded, onClose }: DeletedReviewProps) {
  const t = useT('reviews')
  const adding = useCall('addReview', { resumes: ({ body }) => body.orderId === orderId, done: onAdded })
  const isVisitGone = adding.refusal?.code === 'NOT_FOUND'
  return (
    <>
      <div role="alert">
        <Notice>
          <Text>{t('deletedElsewhere')}</Text>
          <Text>{t(orderId ? 'deletedElsewhereNext' : 'deletedElsewhereCopy')}</Text>
        </Notice>
      </div>
      <ReviewForm
        words={words}
        onChange={onChange}
        submit={orderId && t('sendAsNew')}
        isPending={adding.isPending}
        refusal={adding.refusal}
        refusalText={isVisitGone ? { title: t('visitGone'), next: t('visitGoneHint') } : undefined}
        onSubmit={({ text, publishName }) =>
          orderId && adding.mutate({ body: { orderId, text, publishName } })
        }
        onClose={onClose}
      />
    </>
  )
}
