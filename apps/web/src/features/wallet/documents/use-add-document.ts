import { useState } from 'react'
import { type PhotoProblem, shrinkPhoto } from '../photo/shrink-photo.ts'
import { limits, type ShrunkPhoto } from './document.ts'
import type { StoreResult } from './stored-documents.ts'
import type { KeptDraft } from './use-document-draft.ts'

export type AddProblem = PhotoProblem | 'noRoom' | 'closed' | 'tooMany'

const WHY = { full: 'noRoom', closed: 'closed', 'too-many': 'tooMany' } as const

/** Photos that were picked and made smaller, but not stored yet. */
export function useAddDocument({ draft, change, drop }: KeptDraft, taken: number, done: () => void) {
  const { photos } = draft
  const [problem, setProblem] = useState<AddProblem | null>(null)
  const [isPending, setPending] = useState(false)
  const room = limits.photosOfDocument - taken - photos.length

  async function pick(files: readonly File[]) {
    setPending(true)
    setProblem(files.length > room ? 'tooMany' : null)
    for (const file of files.slice(0, room)) {
      const shrunk = await shrinkPhoto(file)
      if (typeof shrunk === 'string') setProblem(shrunk)
      else change(former => ({ photos: [...former.photos, shrunk] }))
    }
    setPending(false)
  }
  async function keep(put: (photos: readonly ShrunkPhoto[]) => Promise<StoreResult>) {
    setPending(true)
    const stored = await put(photos)
    setPending(false)
    if (stored !== 'stored') return setProblem(WHY[stored])
    // The next form reads its draft after this one is dropped (stored-draft.ts).
    void drop().catch(() => undefined)
    done()
  }
  const remove = (photo: ShrunkPhoto) =>
    change(former => ({ photos: former.photos.filter(({ id }) => id !== photo.id) }))
  return { photos, problem, isPending, room, pick, keep, remove }
}
