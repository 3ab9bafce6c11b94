/** In pixels of the photo. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Twice the size that the server stores, for high-resolution screens. */
const SIDE = 1024
const QUALITY = 0.9

/** True if this browser can decode the photo; checked before the crop dialog is shown. */
export async function canOpen(photo: Blob): Promise<boolean> {
  const picture = await createImageBitmap(photo).catch(() => null)
  picture?.close()
  return picture !== null
}

/** The chosen square of a photo as a new JPEG; null if this browser cannot decode the photo. */
export async function cutSquare(photo: Blob, { x, y, width }: Square): Promise<Blob | null> {
  const picture = await createImageBitmap(photo).catch(() => null)
  if (!picture) return null
  const side = Math.min(SIDE, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(picture, x, y, width, width, 0, 0, side, side)
  picture.close()
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
