import sharp from 'sharp'
import { kindOfPhoto } from './kind-of-photo.ts'

/** Pixels of width and height. */
export const PHOTO_SIDE = 512
/** How a picture is stored: cut to a square, or whole within this side. */
export interface PictureSize {
  readonly side: number
  readonly fit: 'cover' | 'inside'
}
export const SQUARE: PictureSize = { side: PHOTO_SIDE, fit: 'cover' }
/** A place, as wide as a screen needs. */
export const WHOLE: PictureSize = { side: 1600, fit: 'inside' }

const SMALLEST_SIDE = 64
/** A small file may decode to gigabytes; no phone's camera takes more pixels than this. */
const MOST_PIXELS = 60_000_000
const SECONDS = 15

export type ReEncoded =
  | { readonly content: Buffer; readonly mediaType: 'image/webp' }
  | 'type'
  | 'damaged'
  | 'dimensions'

/** The photo as it is stored: upright, WebP, without metadata. Place and camera are removed. */
export async function reEncode(bytes: Uint8Array, { side, fit }: PictureSize): Promise<ReEncoded> {
  const kind = kindOfPhoto(bytes)
  if (kind === null) return 'type'
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const
  try {
    const { width, height } = await sharp(bytes, options).metadata()
    if (Math.min(width, height) < SMALLEST_SIDE || width * height > MOST_PIXELS) return 'dimensions'
    const content = await sharp(bytes, options)
      .autoOrient()
      .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
    return { content, mediaType: 'image/webp' }
  } catch (error) {
    if (/pixel limit|too large/i.test((error as Error).message)) return 'dimensions'
    // HEIC uses a codec for which our decoder has no licence.
    return kind === 'heif' ? 'type' : 'damaged'
  }
}
