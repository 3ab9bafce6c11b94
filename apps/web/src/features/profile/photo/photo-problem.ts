import { photoUpload } from '@vizit/contract/shapes/photo-upload.ts'

/** The key of the text under `profile.photo`. */
export type PhotoProblem = 'tooLarge' | 'unreadable'

/** What the device's own picker should offer. A phone turns its own formats into these by itself. */
export const PICKED_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** What can be said of a file before it is opened. */
export function problemOf(file: Blob): PhotoProblem | null {
  return file.size > photoUpload.maxBytes ? 'tooLarge' : null
}
