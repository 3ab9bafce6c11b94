import { useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../../app/browser-storage/drafts.ts'
import type { OwnReview } from '../review-types.ts'

interface Edited {
  readonly review: OwnReview
}

/**
 * The review whose form is open at a place, as it was when it was opened. It is open again after a reload and a sign-in, also if the
 * review is no longer listed: what was typed belongs to its author.
 */
export function useEditedReview(place: string) {
  const draft = `edited review ${place}`
  const [review, setReview] = useState(() => readDraft<Edited>(draft).review ?? null)
  return {
    review,
    open: (opened: OwnReview) => {
      keepDraft(draft, { review: opened })
      setReview(opened)
    },
    close: () => {
      dropDraft(draft)
      setReview(null)
    },
  }
}
