import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import { BinaryBitmap, EAN13Reader, HTMLCanvasElementLuminanceSource, HybridBinarizer } from '@zxing/library'
import type { BarcodeReader } from './barcode-reader.ts'

/** Wider pictures are slower to read and no clearer. */
const WIDEST = 960

/** Reads pictures of the camera by script alone: the policy of the pages lets no WebAssembly run. */
export function createZxingBarcodeReader(): BarcodeReader {
  const canvas = document.createElement('canvas')
  const reader = new EAN13Reader()
  return async video => {
    const { videoWidth, videoHeight } = video
    if (videoWidth === 0) return null
    const scale = Math.min(1, WIDEST / videoWidth)
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      const picture = new BinaryBitmap(new HybridBinarizer(new HTMLCanvasElementLuminanceSource(canvas)))
      const text = reader.decode(picture).getText()
      return isEan13(text) ? text : null
    } catch {
      // The library throws where it sees no barcode.
      return null
    }
  }
}
