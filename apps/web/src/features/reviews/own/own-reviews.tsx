import { IconMessageCircle } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { OwnReviewCard } from './own-review-card.tsx'

/** The account's own reviews: of all, or of a doctor or a branch. */
export function OwnReviews({ query }: { query: { doctorId?: string; branchId?: string } }) {
  const t = useT('reviews')
  const { data, refusal, refetch } = useCallQuery('listOwnReviews', { query })
  useFocusAfterRemoval(data?.length ?? 0)
  if (!data) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={2} />
  if (data.length === 0) {
    return <EmptyState icon={<IconMessageCircle size={32} />} title={t('noneOwn')} hint={t('noneOwnHint')} />
  }
  return (
    <CardList>
      {data.map(review => (
        <li key={review.id}>
          <OwnReviewCard review={review} />
        </li>
      ))}
    </CardList>
  )
}
