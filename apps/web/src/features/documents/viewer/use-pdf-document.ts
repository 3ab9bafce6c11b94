import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import { loadPdf } from './load-pdf.ts'

export interface ReadPdf {
  readonly document: PDFDocumentProxy
  /** Height divided by width of the first page, used for the others until they are loaded. */
  readonly shape: number
}

/** The pages of a file; 'unreadable' if it is damaged or protected by a password. */
export function usePdfDocument(pdf: Blob): ReadPdf | 'reading' | 'unreadable' {
  const [read, setRead] = useState<ReadPdf | 'reading' | 'unreadable'>('reading')
  useEffect(() => {
    let isLeft = false
    const loading = loadPdf(pdf)
    async function open(): Promise<ReadPdf> {
      const document = await (await loading).promise
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      return { document, shape: height / width }
    }
    open().then(
      opened => isLeft || setRead(opened),
      () => isLeft || setRead('unreadable'),
    )
    return () => {
      isLeft = true
      void loading.then(task => task.destroy())
    }
  }, [pdf])
  return read
}
