import { useEffect, useState } from 'react'
import { useDeviceStore } from '../../../app/device-store/use-device-store.ts'
import type { StoredDocument } from './document.ts'
import { onDocumentsChanged } from './documents-channel.ts'
import { readDocuments } from './stored-documents.ts'

/** The documents of this device; null while they are loading or cannot be read. */
export function useDocuments(): readonly StoredDocument[] | null {
  const isOpen = useDeviceStore().state === 'open'
  const [documents, setDocuments] = useState<readonly StoredDocument[] | null>(null)
  useEffect(() => {
    if (!isOpen) return setDocuments(null)
    let isLeft = false
    const read = () =>
      void readDocuments().then(
        found => !isLeft && setDocuments(found),
        // Thrown to the error screen: a later release has stored them, and a reload installs it.
        error =>
          setDocuments(() => {
            throw error
          }),
      )
    read()
    const unfollow = onDocumentsChanged(read)
    return () => {
      isLeft = true
      unfollow()
    }
  }, [isOpen])
  return documents
}
