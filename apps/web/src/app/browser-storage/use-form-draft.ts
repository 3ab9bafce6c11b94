import { useState } from 'react'
import { keepDraft, readDraft } from './drafts.ts'

/** The values of an unsubmitted form; they survive a reload, a sign-in, and a visit to another screen. */
export function useFormDraft<T extends object>(
  draft: string,
  first: T,
): readonly [T, (changed: Partial<T>) => void] {
  const [draftValues, setDraftValues] = useState<T>(() => ({ ...first, ...readDraft<T>(draft) }))
  function change(changed: Partial<T>) {
    const next = { ...draftValues, ...changed }
    setDraftValues(next)
    keepDraft(draft, next)
  }
  return [draftValues, change]
}
