import { useState } from 'react'
import { dropDraft, keepDraftText, readDraftText } from './drafts.ts'

/** Whether a form is open; it opens again after a reload and a sign-in, until it is closed. */
export function useKeptOpen(form: string) {
  const draft = `open ${form}`
  const [isOpen, setOpen] = useState(() => readDraftText(draft) !== null)
  return {
    isOpen,
    open: () => {
      keepDraftText(draft, 'open')
      setOpen(true)
    },
    close: () => {
      dropDraft(draft)
      setOpen(false)
    },
  }
}
