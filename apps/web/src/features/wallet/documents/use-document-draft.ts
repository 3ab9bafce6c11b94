import { useEffect, useRef, useState } from 'react'
import { type DocumentDraft, dropDraft, EMPTY_DRAFT, keepDraft, readDraft } from './stored-draft.ts'

export interface KeptDraft {
  readonly draft: DocumentDraft
  readonly change: (changed: (former: DocumentDraft) => Partial<DocumentDraft>) => void
  readonly drop: () => Promise<void>
}

/** What was typed and picked outlives Escape, Back and a reload. Null while it is being read. */
export function useDocumentDraft(key: string): KeptDraft | null {
  const [draft, setDraft] = useState<DocumentDraft | null>(null)
  const latest = useRef(EMPTY_DRAFT)
  const isOver = useRef(false)
  useEffect(() => {
    let isLeft = false
    const begin = (read: DocumentDraft) => {
      if (isLeft) return
      latest.current = read
      setDraft(read)
    }
    // A later release has stored it: the form begins anew.
    void readDraft(key).then(begin, () => begin(EMPTY_DRAFT))
    return () => {
      isLeft = true
    }
  }, [key])
  if (draft === null) return null
  return {
    draft,
    change(changed) {
      // A photo may still be made smaller after the dialog was closed, but not after it was cancelled.
      if (isOver.current) return
      latest.current = { ...latest.current, ...changed(latest.current) }
      setDraft(latest.current)
      void keepDraft(key, latest.current).catch(() => undefined)
    },
    drop() {
      isOver.current = true
      return dropDraft(key)
    },
  }
}
