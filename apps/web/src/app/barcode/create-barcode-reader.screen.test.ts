import { ean13Picture, type Turn } from '@vizit/test-kit/barcode/ean13-picture.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createBarcodeReader } from './create-barcode-reader.ts'

const CODE = '4600051000057'
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the camera sees, and what the browser's own canvas says of it. */
function seen(turn: Turn) {
  const picture = ean13Picture(CODE, turn)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => picture,
  } as never)
  return { videoWidth: picture.width, videoHeight: picture.height } as HTMLVideoElement
}

const NOT_SUPPORTED = new DOMException('Barcode detection service unavailable.', 'NotSupportedError')
class Refusing {
  static getSupportedFormats = async () => ['ean_13']
  detect = async () => {
    throw NOT_SUPPORTED
  }
}

test.each<Turn>([0, 90, 180, 270])(
  'without a reader of the browser a code is read, turned by %i degrees',
  async turn => {
    const read = await createBarcodeReader()
    expect(await read(seen(turn))).toBe(CODE)
  },
)

test('a picture without a code is read as none', async () => {
  const video = seen(0)
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({
      ...ean13Picture(CODE, 0),
      data: new Uint8ClampedArray(video.videoWidth * 200 * 4).fill(255),
    }),
  } as never)
  expect(await (await createBarcodeReader())(video)).toBeNull()
})

test.each([
  ['that knows other codes only', { getSupportedFormats: async () => ['qr_code'] }],
  [
    'that cannot say what it knows',
    {
      getSupportedFormats: () => {
        throw NOT_SUPPORTED
      },
    },
  ],
  [
    'that cannot be made',
    class {
      static getSupportedFormats = async () => ['ean_13']
      constructor() {
        throw NOT_SUPPORTED
      }
    },
  ],
  ['that refuses each picture', Refusing],
])('a reader of the browser %s gives way to the library', async (_case, BarcodeDetector) => {
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  const video = seen(0)
  const read = await createBarcodeReader()
  const looks = []
  for (let look = 0; look < 4; look += 1) looks.push(await read(video))
  expect(looks.at(-1)).toBe(CODE)
})

test('a reader of the browser that refuses a first picture goes on', async () => {
  let looks = 0
  vi.stubGlobal(
    'BarcodeDetector',
    class extends Refusing {
      override detect = async () => {
        looks += 1
        if (looks === 1) throw new DOMException('', 'InvalidStateError')
        return [{ rawValue: CODE }] as never
      }
    },
  )
  const read = await createBarcodeReader()
  const video = document.createElement('video')
  expect([await read(video), await read(video)]).toEqual([null, CODE])
})
