import type { ShrunkPhoto } from '../documents/document.ts'
import { type Decoded, decodePhoto } from './decode-photo.ts'

/** The key of the text under `wallet.add`. */
export type PhotoProblem = 'tooLarge' | 'heic' | 'unreadable'

/** Bytes of a file that is picked: a phone's camera makes 3 to 15 MB. */
export const LARGEST_FILE = 40 * 1024 * 1024
/** Pixels of the longer side: small print of a passport is readable, and a photo takes some 300 to 700 KB. */
const FULL = { side: 2000, quality: 0.82 }
/** For the list, on screens with fine pixels. */
const SMALL = { side: 640, quality: 0.75 }

/**
 * Makes a photo small enough to keep, on the device itself. What is drawn anew has lost all that the camera wrote into the
 * file, the place where it was taken too.
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

function drawn({ source, width, height }: Decoded, { side, quality }: typeof FULL): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  // What is transparent would turn black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/** Photos of Apple's and some other phones. Few systems know the type, all know the name. */
const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
