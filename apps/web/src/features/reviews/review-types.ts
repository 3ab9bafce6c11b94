import type { Answer } from '@vizit/api-client/calls.ts'

export type Review = Answer<'listDoctorReviews'>['items'][number]
export type OwnReview = Answer<'listOwnReviews'>[number]
export type ReviewableVisit = Answer<'listReviewableVisits'>[number]

/** Whose reviews are shown: a doctor's, or those of visits at a branch. */
export type ReviewedSubject =
  | { readonly kind: 'doctor'; readonly clinic: string; readonly id: string }
  | { readonly kind: 'branch'; readonly id: string }

export const queryOf = ({ kind, id }: ReviewedSubject) =>
  kind === 'doctor' ? { doctorId: id } : { branchId: id }

/** The name of the draft of a new review, of a visit or of any visit to a doctor or at a branch. */
export const reviewDraft = (
  { doctorId, branchId }: { doctorId?: string; branchId?: string },
  orderId?: string,
) => `review of ${orderId ?? doctorId ?? branchId}`
