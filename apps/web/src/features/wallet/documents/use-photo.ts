import { useEffect, useState } from 'react'
import type { PhotoSize } from './document.ts'
import { readPhoto } from './stored-documents.ts'

/** The object URL of a photo while it is shown; null while it is loading, `unreadable` if it cannot be read. */
export function usePhoto(photoId: string | undefined, size: PhotoSize): string | 'unreadable' | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let made: string | undefined
    let isLeft = false
    setAddress(null)
    if (photoId === undefined) return
    void readPhoto(photoId, size).then(photo => {
      if (isLeft) return
      made = photo ? URL.createObjectURL(photo) : undefined
      setAddress(made ?? 'unreadable')
    })
    return () => {
      isLeft = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [photoId, size])
  return address
}
