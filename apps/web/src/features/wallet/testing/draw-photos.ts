import { vi } from 'vitest'

/** What jsdom lacks to draw photos: every picture is 4000 × 3000 pixels, except files that are not pictures. */
export function drawPhotos(drawn = 'what the photo shows'): void {
  vi.stubGlobal('createImageBitmap', async (photo: Blob) => {
    if (photo.size < 100) throw new DOMException('not a picture', 'InvalidStateError')
    return { width: 4000, height: 3000, close: () => undefined }
  })
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('no', 'EncodingError'))
  const context = { fillRect: () => undefined, drawImage: () => undefined }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function draw(
    this: HTMLCanvasElement,
    take,
  ) {
    take(new Blob([`${this.width}×${this.height} ${drawn}`], { type: 'image/jpeg' }))
  })
  URL.createObjectURL = vi.fn(() => 'blob:photo')
  URL.revokeObjectURL = vi.fn()
}

/** A photo as a phone's file picker returns it. */
export const photo = (name = 'IMG_1.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(5000)], name, { type })
