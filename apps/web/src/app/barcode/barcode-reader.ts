/** Reads the EAN-13 that the camera sees now; null: none. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string | null>

/** What reads barcodes could not be loaded. */
export class ReaderUnloadedError extends Error {}
