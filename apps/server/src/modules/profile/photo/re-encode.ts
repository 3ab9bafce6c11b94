import sharp from 'sharp'
import { kindOfPhoto } from './kind-of-photo.ts'

/** Pixels of each side. */
export const PHOTO_SIDE = 512
const SMALLEST_SIDE = 64
/** A picture of a few kilobytes may unfold into gigabytes; no camera of a phone takes more than this. */
const MOST_PIXELS = 60_000_000
const SECONDS = 15

export type ReEncoded =
  | { readonly content: Buffer; readonly mediaType: 'image/webp' }
  | 'type'
  | 'damaged'
  | 'dimensions'

/**
 * The photo as we keep it: upright, square, in WebP, and nothing but its pixels. Where it was taken and by what
 * stays with whoever sent it.
 */
export async function reEncode(bytes: Uint8Array): Promise<ReEncoded> {
  const kind = kindOfPhoto(bytes)
  if (kind === null) return 'type'
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const
  try {
    const { width, height } = await sharp(bytes, options).metadata()
    if (Math.min(width, height) < SMALLEST_SIDE || width * height > MOST_PIXELS) return 'dimensions'
    const content = await sharp(bytes, options)
      .autoOrient()
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
    return { content, mediaType: 'image/webp' }
  } catch (error) {
    if (/pixel limit|too large/i.test((error as Error).message)) return 'dimensions'
    // What phones call HEIC is packed in ways that our decoder has no licence for.
    return kind === 'heif' ? 'type' : 'damaged'
  }
}
