import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PdfPage } from './pdf-page.tsx'
import classes from './pdf-viewer.module.css'
import type { Pages } from './use-pages.ts'
import type { ReadPdf } from './use-pdf-document.ts'

/** Above this width, in pixels, lines are too long to read. */
const WIDEST = 900
/** The left and right margins of a page together. */
const MARGIN = 24

interface PdfPagesProps {
  read: ReadPdf
  zoom: number
  pages: Pages
  title: string
}

/** The pages one below another. */
export function PdfPages({ read, zoom, pages, title }: PdfPagesProps) {
  const t = useT('documents')
  const { scroller, look, count } = pages
  const [room, setRoom] = useState(0)
  const place = useRef({ top: 0, height: 1 })
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const observer = new ResizeObserver(() => setRoom(box.clientWidth))
    observer.observe(box)
    // So that the arrow keys scroll it from the start.
    box.focus({ preventScroll: true })
    return () => observer.disconnect()
  }, [scroller])
  const width = Math.max(0, Math.min(room - MARGIN, WIDEST)) * zoom

  // Keeps the reading position when the zoom changes.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || width === 0) return
    const { top, height } = place.current
    box.scrollTop = (top / height) * box.scrollHeight
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
  }, [scroller, width])

  return (
    <section
      ref={scroller}
      className={classes.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
      tabIndex={0}
      aria-label={title}
      onScroll={({ currentTarget }) => {
        place.current = { top: currentTarget.scrollTop, height: currentTarget.scrollHeight }
        look()
      }}
    >
      {Array.from({ length: count }, (_, index) => index + 1).map(number => (
        <PdfPage
          key={number}
          document={read.document}
          number={number}
          label={t('viewer.page', { number, count })}
          width={width}
          usualShape={read.shape}
        />
      ))}
    </section>
  )
}
