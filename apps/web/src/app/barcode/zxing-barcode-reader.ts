import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import { BinaryBitmap, EAN13Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library'
import type { BarcodeReader } from './barcode-reader.ts'

/** Wider pictures are slower to read and no clearer. */
const WIDEST = 1280

/** Reads pictures of the camera by script alone: the policy of the pages lets no WebAssembly run. */
export function createZxingBarcodeReader(): BarcodeReader {
  const canvas = document.createElement('canvas')
  return async video => {
    const { videoWidth, videoHeight } = video
    if (videoWidth === 0) return null
    const scale = Math.min(1, WIDEST / videoWidth)
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const picture = context?.getImageData(0, 0, canvas.width, canvas.height)
    return picture ? readEan13(greyOf(picture)) : null
  }
}

interface Picture {
  readonly pixels: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** The library reads along the rows, to and fro: what is upside down too. A pack on its side is read along the columns. */
function readEan13(picture: Picture): string | null {
  return readRows(picture) ?? readRows(onItsSide(picture))
}

function readRows({ pixels, width, height }: Picture): string | null {
  try {
    const source = new RGBLuminanceSource(pixels, width, height)
    const text = new EAN13Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
    return isEan13(text) ? text : null
  } catch {
    // The library throws where it sees no barcode.
    return null
  }
}

function onItsSide({ pixels, width, height }: Picture): Picture {
  const turned = new Uint8ClampedArray(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = pixels[y * width + x] ?? 0
  return { pixels: turned, width: height, height: width }
}

const [RED, GREEN, BLUE] = [0.3, 0.59, 0.11]

function greyOf({ data, width, height }: ImageData): Picture {
  const pixels = new Uint8ClampedArray(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    pixels[at] = red * RED + green * GREEN + blue * BLUE
  }
  return { pixels, width, height }
}
