import { IconMessageCircle } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useEffect, useRef, useState } from 'react'
import { FirstPage, MorePages } from '../../../app/lists/more-pages.tsx'
import { CURSOR } from '../../../app/lists/search-shapes.ts'
import { searchCheck } from '../../../app/router/search-params.ts'
import type { ReviewedSubject } from '../review-types.ts'
import { OwnReviewMark } from './own-review-mark.tsx'
import { ReportReview } from './report-review.tsx'
import { ReviewCard } from './review-card.tsx'
import { useOwnPublicIds } from './use-own-public-ids.ts'
import { useReviews } from './use-reviews.ts'

/** The page that the reviews begin with: without scripts it is reached by a link. */
const reviewPageSearch = searchCheck<{ readonly cursor?: string }>({ cursor: CURSOR })

/** All public reviews, page by page. */
export function ReviewPages({ of }: { of: ReviewedSubject }) {
  const { cursor = null } = reviewPageSearch(useSearch({ strict: false }))
  return <PagesFrom key={cursor} of={of} start={cursor} />
}

function PagesFrom({ of, start }: { of: ReviewedSubject; start: string | null }) {
  const [cursors, setCursors] = useState([start])
  return (
    <>
      {start && <FirstPage />}
      {cursors.map((cursor, at) => (
        <ReviewPage
          key={cursor ?? ''}
          of={of}
          cursor={cursor}
          isFirst={at === 0}
          isLast={at === cursors.length - 1}
          onMore={next => setCursors([...cursors, next])}
        />
      ))}
    </>
  )
}

interface ReviewPageProps {
  of: ReviewedSubject
  cursor: string | null
  isFirst: boolean
  isLast: boolean
  onMore: (cursor: string) => void
}

function ReviewPage({ of, cursor, isFirst, isLast, onMore }: ReviewPageProps) {
  const t = useT('reviews')
  const { data, refusal, refetch } = useReviews(of, cursor)
  const own = useOwnPublicIds(of)
  const first = useRef<HTMLLIElement>(null)
  const isShown = data !== undefined
  useEffect(() => {
    // The button that was pressed is gone: the reader continues at the first review that it brought.
    if (isShown && !isFirst) first.current?.focus()
  }, [isShown, isFirst])

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
        <MorePages cursor={nextCursor} isReading={false} onMore={() => onMore(nextCursor)} />
      )}
    </>
  )
}
