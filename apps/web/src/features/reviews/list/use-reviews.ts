import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { ReviewedSubject } from '../review-types.ts'

/** One page of public reviews, after a cursor. */
export function useReviews(of: ReviewedSubject, cursor: string | null) {
  const query = cursor === null ? {} : { cursor }
  const isDoctor = of.kind === 'doctor'
  const provider = isDoctor ? of.clinic : ''
  const ofDoctor = useCallQuery(
    'listDoctorReviews',
    { params: { provider, id: of.id }, query },
    { enabled: isDoctor },
  )
  const ofBranch = useCallQuery(
    'listMedcenterReviews',
    { params: { id: of.id }, query },
    { enabled: !isDoctor },
  )
  return isDoctor ? ofDoctor : ofBranch
}
