import { useState } from 'react'
import { keepDraft, readDraft } from '../../../app/browser-storage/drafts.ts'

/** What is chosen in a form and not sent yet: it outlives a reload, a sign-in, and a way to what is missing. */
export function useKept<T extends object>(
  draft: string,
  first: T,
): readonly [T, (changed: Partial<T>) => void] {
  const [kept, setKept] = useState<T>(() => ({ ...first, ...readDraft<T>(draft) }))
  function change(changed: Partial<T>) {
    const next = { ...kept, ...changed }
    setKept(next)
    keepDraft(draft, next)
  }
  return [kept, change]
}
