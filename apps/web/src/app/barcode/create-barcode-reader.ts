import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import type { BarcodeReader } from './barcode-reader.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const FORMAT = 'ean_13'

/** The browser's own reader where there is one that knows EAN-13; otherwise a library that is loaded only then. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => [])
  if (BarcodeDetector && formats?.includes(FORMAT)) {
    const detector = new BarcodeDetector({ formats: [FORMAT] })
    return async video => {
      const codes = await detector.detect(video).catch(() => [])
      return codes.map(({ rawValue }) => rawValue).find(isEan13) ?? null
    }
  }
  const { createZxingBarcodeReader } = await import('./zxing-barcode-reader.ts')
  return createZxingBarcodeReader()
}
