import type { Page } from '@playwright/test'
import { ean13Picture } from '@vizit/test-kit/barcode/ean13-picture.ts'

/** From now on the camera of this page shows a card with this barcode. */
export async function holdCardBeforeCamera(page: Page, code: string): Promise<void> {
  const { data, width, height } = ean13Picture(code, 0)
  const bytes = Buffer.from(data).toString('base64')
  await page.evaluate(
    ({ bytes, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      const pixels = Uint8ClampedArray.from(atob(bytes), letter => letter.charCodeAt(0))
      const picture = new ImageData(pixels, width, height)
      // The stream has a picture for each drawing.
      const draw = () => {
        context?.putImageData(picture, 0, 0)
        requestAnimationFrame(draw)
      }
      draw()
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream()
    },
    { bytes, width, height },
  )
}
