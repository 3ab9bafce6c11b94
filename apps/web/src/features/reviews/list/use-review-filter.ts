import { useSearch } from '@tanstack/react-router'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { searchCheck } from '../../../app/router/search-params.ts'

interface ReviewsSearch {
  /** Absent: all reviews. */
  readonly reviews?: 'mine'
}

const reviewsSearch = searchCheck<ReviewsSearch>({ reviews: /^mine$/ })

/** Which reviews are shown; in the address, so that a reload and Back show the same ones. */
export function useReviewFilter() {
  const change = useChangeAddress(reviewsSearch)
  const { reviews: which = 'all' } = reviewsSearch(useSearch({ strict: false }))
  return {
    which,
    show: (chosen: string) => change({ reviews: chosen === 'mine' ? chosen : undefined }),
  }
}
