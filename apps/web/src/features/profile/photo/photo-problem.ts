import { photoUpload } from '@vizit/contract/shapes/photo-upload.ts'

/** The key of the text under `profile.photo`. */
export type PhotoProblem = 'tooLarge' | 'unreadable'

/** The types offered by the file picker. A phone converts its own formats to these. */
export const PICKED_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** The problem of a file that is visible without decoding it. */
export function problemOf(file: Blob): PhotoProblem | null {
  return file.size > photoUpload.maxBytes ? 'tooLarge' : null
}
