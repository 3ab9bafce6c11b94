import { useSearch } from '@tanstack/react-router'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { CURSOR } from '../../../app/lists/search-shapes.ts'
import { searchCheck } from '../../../app/router/search-params.ts'
import type { ReviewedSubject } from '../review-types.ts'

/** The page that the reviews begin with: without scripts it is reached by a link. */
const reviewPageSearch = searchCheck<{ readonly cursor?: string }>({ cursor: CURSOR })

/** All public reviews, page by page, from the page of the address on. */
export function useReviewPages(of: ReviewedSubject) {
  const { cursor } = reviewPageSearch(useSearch({ strict: false }))
  const query = cursor === undefined ? {} : { cursor }
  const isDoctor = of.kind === 'doctor'
  const provider = isDoctor ? of.clinic : ''
  const ofDoctor = useCallPages(
    'listDoctorReviews',
    { params: { provider, id: of.id }, query },
    { enabled: isDoctor },
  )
  const ofBranch = useCallPages(
    'listMedcenterReviews',
    { params: { id: of.id }, query },
    { enabled: !isDoctor },
  )
  return { ...(isDoctor ? ofDoctor : ofBranch), isFromStart: cursor === undefined }
}
