import type { Entry } from '../../../app/device-store/open-store.ts'
import type { PhotoSize, ShrunkPhoto } from './document.ts'

const PHOTO_VERSION = 1
const SIZES = ['full', 'small'] as const

/** Whose photo it is: one of a document that was added, or of one that is still being added. */
export type PhotoOwner = 'photo' | 'photo-draft'

export const photoName = (owner: PhotoOwner, photoId: string, size: PhotoSize): string =>
  `${owner}/${photoId}/${size}`

export const namesOfPhotos = (owner: PhotoOwner, photoIds: readonly string[]): string[] =>
  photoIds.flatMap(photoId => SIZES.map(size => photoName(owner, photoId, size)))

export function entriesOfPhotos(owner: PhotoOwner, photos: readonly ShrunkPhoto[]): Promise<Entry[]> {
  const entries = photos.flatMap(photo =>
    SIZES.map(async size => ({
      name: photoName(owner, photo.id, size),
      version: PHOTO_VERSION,
      content: new Uint8Array(await photo[size].arrayBuffer()),
    })),
  )
  return Promise.all(entries)
}
