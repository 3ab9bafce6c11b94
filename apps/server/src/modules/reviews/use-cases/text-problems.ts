import { checkReviewText } from '@vizit/domain/reviews/review-text.ts'
import type { WrongField } from '../../../platform/http/wrong-fields.ts'

/** What is wrong with the text of a review. */
export function textProblems({ text }: { readonly text?: string }): WrongField[] {
  const problem = text === undefined ? null : checkReviewText(text)
  return problem ? [{ path: 'text', problem }] : []
}
