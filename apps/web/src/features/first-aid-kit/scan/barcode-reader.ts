/** Reads the EAN-13 that the camera sees now; null: none. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | null>
