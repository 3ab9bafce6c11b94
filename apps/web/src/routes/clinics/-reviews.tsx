import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { lazy, Suspense } from 'react'
import type { ReviewedSubject } from '../../features/reviews/review-types.ts'

const ReviewsSection = lazy(async () => ({
  default: (await import('../../features/reviews/list/reviews-section.tsx')).ReviewsSection,
}))

/** The reviews of a public page, loaded with its tab. */
export function Reviews({ of }: { of: ReviewedSubject }) {
  return (
    <Suspense fallback={<CardSkeletons count={2} />}>
      <ReviewsSection of={of} />
    </Suspense>
  )
}
