import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { drawPage } from './draw-page.ts'
import classes from './pdf-page.module.css'

interface PdfPageProps {
  document: PDFDocumentProxy
  number: number
  label: string
  width: number
  /** Height divided by width, until the page's own is known. */
  usualShape: number
}

/** One page, drawn while it is in the visible part or near it. */
export function PdfPage({ document, number, label, width, usualShape }: PdfPageProps) {
  const box = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [shape, setShape] = useState(usualShape)

  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear || !canvas.current || !text.current || width === 0) return
    return drawPage(document, {
      number,
      width,
      canvas: canvas.current,
      text: text.current,
      onShape: setShape,
    })
  }, [document, number, width, isNear])

  return (
    <article
      ref={box}
      aria-label={label}
      data-page={number}
      className={classes.page}
      style={{ width, height: width * shape }}
    >
      {isNear && <canvas ref={canvas} className={classes.canvas} aria-hidden />}
      <div ref={text} className={classes.text} />
    </article>
  )
}
