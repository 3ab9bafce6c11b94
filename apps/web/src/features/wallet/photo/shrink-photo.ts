import type { ShrunkPhoto } from '../documents/document.ts'
import { type DecodedPhoto, decodePhoto } from './decode-photo.ts'

/** The key of the text under `wallet.add`. */
export type PhotoProblem = 'tooLarge' | 'heic' | 'unreadable'

/** The largest picked file in bytes: a phone's camera makes 3 to 15 MB. */
export const LARGEST_FILE = 40 * 1024 * 1024
/** Pixels of the longer side: small print of a passport is readable, and a photo takes about 300 to 700 KB. */
const FULL = { side: 2000, quality: 0.82 }
/** For the list, on high-resolution screens. */
const SMALL = { side: 640, quality: 0.75 }

/**
 * Makes a photo smaller, on the device itself. The new picture has none of the camera's metadata, such as the location.
 */
export async function shrinkPhoto(photo: File): Promise<ShrunkPhoto | PhotoProblem> {
  if (photo.size > LARGEST_FILE) return 'tooLarge'
  const decoded = await decodePhoto(photo)
  if (!decoded) return isHeic(photo) ? 'heic' : 'unreadable'
  try {
    const full = await drawn(decoded, FULL)
    const small = await drawn(decoded, SMALL)
    return full && small ? { id: crypto.randomUUID(), full, small } : 'unreadable'
  } finally {
    decoded.close()
  }
}

function drawn(
  { source, width, height }: DecodedPhoto,
  { side, quality }: typeof FULL,
): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  // Transparent pixels would become black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/** Photos of Apple's and some other phones. Few systems know the type, but all know the file name. */
const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
