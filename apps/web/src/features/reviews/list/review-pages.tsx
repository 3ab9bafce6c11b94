import { IconMessageCircle } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useEffect, useRef, useState } from 'react'
import { FirstPage, MorePages } from '../../../app/lists/more-pages.tsx'
import type { ReviewedSubject } from '../review-types.ts'
import { OwnReviewMark } from './own-review-mark.tsx'
import { ReportReview } from './report-review.tsx'
import { ReviewCard } from './review-card.tsx'
import { useOwnPublicIds } from './use-own-public-ids.ts'
import type { useReviewPages } from './use-review-pages.ts'

interface ReviewPagesProps {
  of: ReviewedSubject
  list: ReturnType<typeof useReviewPages>
}

/** All public reviews, page by page. */
export function ReviewPages({ of, list }: ReviewPagesProps) {
  const t = useT('reviews')
  const { pages, refusal, refetch, isMoreRefused, isFromStart, hasMore, isReadingMore, readMore } = list
  const own = useOwnPublicIds(of)
  // One for each press: the same review may be the first one of a page again.
  const [focused, setFocused] = useState<{ readonly id: string | undefined } | null>(null)
  const first = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The button that was pressed moves away: the reader continues at the first review that it brought.
    if (focused !== null) first.current?.focus()
  }, [focused])

  if (!pages) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={2} />
  const items = pages.flatMap(page => page.items)
  if (items.length === 0 && isFromStart) {
    return <EmptyState icon={<IconMessageCircle size={32} />} title={t('none')} hint={t('noneHint')} />
  }
  async function more() {
    const { data, isFetchNextPageError } = await readMore()
    if (!isFetchNextPageError) setFocused({ id: data?.pages.at(-1)?.items[0]?.id })
  }
  return (
    <>
      {!isFromStart && <FirstPage />}
      <CardList>
        {items.map(review => (
          <li key={review.id} ref={review.id === focused?.id ? first : undefined} tabIndex={-1}>
            <ReviewCard
              review={review}
              about={of.kind === 'doctor' ? review.branch.name : review.doctor.displayName}
            >
              {own?.has(review.id) ? <OwnReviewMark /> : own && <ReportReview review={review} />}
            </ReviewCard>
          </li>
        ))}
      </CardList>
      {isMoreRefused && refusal && <ErrorState refusal={refusal} retry={more} />}
      {hasMore && !isMoreRefused && (
        <MorePages cursor={pages.at(-1)?.nextCursor} isReading={isReadingMore} onMore={more} />
      )}
    </>
  )
}
