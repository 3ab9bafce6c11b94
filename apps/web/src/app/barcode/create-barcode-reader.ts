import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import { type BarcodeReader, ReaderUnloadedError } from './barcode-reader.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const FORMAT = 'ean_13'
/** A picture that is not there yet is refused too; a service that the device lacks refuses each. */
const MOST_FAILURES = 3

/** The browser's own reader where it reads EAN-13; otherwise, also where it turns out not to work, a library that is loaded only then. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const detector = await browserDetector()
  let library = detector ? null : await loadLibrary()
  let failures = 0
  return async video => {
    if (library || !detector) return library?.(video) ?? null
    try {
      const codes = await detector.detect(video)
      failures = 0
      return codes.map(({ rawValue }) => rawValue).find(isEan13) ?? null
    } catch {
      failures += 1
      if (failures >= MOST_FAILURES) library = await loadLibrary()
      return null
    }
  }
}

/** Null: the browser has none that reads EAN-13. */
async function browserDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
    return BarcodeDetector && formats.includes(FORMAT) ? new BarcodeDetector({ formats: [FORMAT] }) : null
  } catch {
    return null
  }
}

async function loadLibrary(): Promise<BarcodeReader> {
  const { createZxingBarcodeReader } = await import('./zxing-barcode-reader.ts').catch(cause => {
    throw new ReaderUnloadedError('The library that reads barcodes was not loaded', { cause })
  })
  return createZxingBarcodeReader()
}
