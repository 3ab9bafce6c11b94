import { useState } from 'react'
import { type PhotoProblem, shrinkPhoto } from '../photo/shrink-photo.ts'
import { limits, type ShrunkPhoto } from './document.ts'
import type { StoreResult } from './stored-documents.ts'

export type AddProblem = PhotoProblem | 'noRoom' | 'closed' | 'tooMany'

const WHY = { full: 'noRoom', closed: 'closed', 'too-many': 'tooMany' } as const

/** Photos that were picked and made smaller, but not stored yet. */
export function useAddDocument(taken: number, done: () => void) {
  const [photos, setPhotos] = useState<readonly ShrunkPhoto[]>([])
  const [problem, setProblem] = useState<AddProblem | null>(null)
  const [isPending, setPending] = useState(false)
  const room = limits.photosOfDocument - taken - photos.length

  async function pick(files: readonly File[]) {
    setPending(true)
    setProblem(files.length > room ? 'tooMany' : null)
    for (const file of files.slice(0, room)) {
      const shrunk = await shrinkPhoto(file)
      if (typeof shrunk === 'string') setProblem(shrunk)
      else setPhotos(former => [...former, shrunk])
    }
    setPending(false)
  }
  async function keep(put: (photos: readonly ShrunkPhoto[]) => Promise<StoreResult>) {
    setPending(true)
    const stored = await put(photos)
    setPending(false)
    if (stored === 'stored') done()
    else setProblem(WHY[stored])
  }
  const drop = (photo: ShrunkPhoto) => setPhotos(former => former.filter(other => other !== photo))
  return { photos, problem, isPending, room, pick, keep, drop }
}
