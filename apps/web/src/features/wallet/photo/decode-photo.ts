/** A picture that a canvas can draw, and a function that frees its memory. */
export interface DecodedPhoto {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
  readonly close: () => void
}

/** Decodes a photo with the right orientation; null if this browser cannot. */
export async function decodePhoto(photo: Blob): Promise<DecodedPhoto | null> {
  const bitmap = await createImageBitmap(photo).catch(() => null)
  if (!bitmap) return decodeByImage(photo)
  const { width, height } = bitmap
  return { source: bitmap, width, height, close: () => bitmap.close() }
}

/** Some browsers decode formats in an image element that `createImageBitmap` refuses: HEIC in older Safari. */
async function decodeByImage(photo: Blob): Promise<DecodedPhoto | null> {
  const address = URL.createObjectURL(photo)
  const image = new Image()
  image.src = address
  const isOpen = await image.decode().then(
    () => true,
    () => false,
  )
  if (!isOpen || image.naturalWidth === 0) {
    URL.revokeObjectURL(address)
    return null
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return { source: image, width, height, close: () => URL.revokeObjectURL(address) }
}
