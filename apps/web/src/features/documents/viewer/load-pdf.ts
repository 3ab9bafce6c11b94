import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The folder of the files that pdf.js loads itself (`vite/pdf-files.ts`). */
declare const PDF_FILES: string

/** Parses a document in a worker. The caller ends it with `destroy()`. */
export async function loadPdf(pdf: Blob): Promise<PDFDocumentLoadingTask> {
  GlobalWorkerOptions.workerSrc = `${PDF_FILES}pdf.worker.min.mjs`
  return getDocument({
    data: new Uint8Array(await pdf.arrayBuffer()),
    standardFontDataUrl: PDF_FILES,
    wasmUrl: PDF_FILES,
    useWasm: false,
    useWorkerFetch: true,
  })
}

export { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
