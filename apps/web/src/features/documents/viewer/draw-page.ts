import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { TextLayer } from './load-pdf.ts'

/** The largest canvas that phones support, in pixels. */
const MOST_PIXELS = 16_000_000

interface Drawn {
  readonly number: number
  /** The wanted width, in CSS pixels. */
  readonly width: number
  readonly canvas: HTMLCanvasElement
  /** The element for the page's text, for screen readers and for copying. */
  readonly text: HTMLElement
  readonly onShape: (shape: number) => void
}

/** Draws a page with its text layer; returns a function that stops drawing. */
export function drawPage(document: PDFDocumentProxy, drawn: Drawn): () => void {
  const { number, width, canvas, text, onShape } = drawn
  const stops: (() => void)[] = []
  let isStopped = false

  async function draw() {
    const page = await document.getPage(number)
    if (isStopped) return
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: width / natural.width })
    onShape(natural.height / natural.width)
    const sharp = Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height))
    const ratio = Math.min(devicePixelRatio, sharp)
    canvas.width = Math.floor(viewport.width * ratio)
    canvas.height = Math.floor(viewport.height * ratio)
    const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
    stops.push(() => task.cancel())
    await task.promise
    if (isStopped) return
    text.replaceChildren()
    text.style.setProperty('--total-scale-factor', String(viewport.scale))
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
    stops.push(() => layer.cancel())
    await layer.render()
  }
  // A stopped drawing rejects; a page that cannot be drawn stays white, and the other pages are shown.
  draw().catch(() => undefined)
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
