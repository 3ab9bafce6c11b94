import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ReviewedSubject } from '../review-types.ts'
import { OwnReviewMark } from './own-review-mark.tsx'
import { ReportReview } from './report-review.tsx'
import { ReviewCard } from './review-card.tsx'
import { useOwnPublicIds } from './use-own-public-ids.ts'
import { useReviews } from './use-reviews.ts'

/** All public reviews, page by page. */
export function ReviewPages({ of }: { of: ReviewedSubject }) {
  const [cursors, setCursors] = useState<(string | null)[]>([null])
  return cursors.map((cursor, at) => (
    <ReviewPage
      key={cursor ?? ''}
      of={of}
      cursor={cursor}
      isLast={at === cursors.length - 1}
      onMore={next => setCursors([...cursors, next])}
    />
  ))
}

interface ReviewPageProps {
  of: ReviewedSubject
  cursor: string | null
  isLast: boolean
  onMore: (cursor: string) => void
}

function ReviewPage({ of, cursor, isLast, onMore }: ReviewPageProps) {
  const t = useT('reviews')
  const { data, refusal, refetch } = useReviews(of, cursor)
  const own = useOwnPublicIds(of)
  const first = useRef<HTMLLIElement>(null)
  const isShown = data !== undefined
  useEffect(() => {
    // The button that was pressed is gone: the reader continues at the first review that it brought.
    if (isShown && cursor !== null) first.current?.focus()
  }, [isShown, cursor])

  if (!data) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={2} />
  const { items, nextCursor } = data
  if (items.length === 0 && cursor === null) {
    return <EmptyState icon={<IconMessageCircle size={32} />} title={t('none')} hint={t('noneHint')} />
  }
  return (
    <>
      <CardList>
        {items.map((review, at) => (
          <li key={review.id} ref={at === 0 ? first : undefined} tabIndex={-1}>
            <ReviewCard
              review={review}
              about={of.kind === 'doctor' ? review.branch.name : review.doctor.displayName}
            >
              {own?.has(review.id) ? <OwnReviewMark /> : own && <ReportReview review={review} />}
            </ReviewCard>
          </li>
        ))}
      </CardList>
      {isLast && nextCursor && (
        <Button variant="default" onClick={() => onMore(nextCursor)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
