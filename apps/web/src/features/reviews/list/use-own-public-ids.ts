import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useSessionState } from '../../../app/session/session.ts'
import { queryOf, type ReviewedSubject } from '../review-types.ts'

const NONE: ReadonlySet<string> = new Set()

/** The public ids of the reader's own reviews, which cannot be reported; null while they are not known. */
export function useOwnPublicIds(of: ReviewedSubject): ReadonlySet<string> | null {
  const enabled = useSessionState() === 'signed-in'
  const { data, refusal } = useCallQuery('listOwnReviews', { query: queryOf(of) }, { enabled })
  if (!enabled || refusal) return NONE
  return data ? new Set(data.flatMap(({ publicId }) => publicId ?? [])) : null
}
