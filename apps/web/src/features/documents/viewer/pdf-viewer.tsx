import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useModal } from '@vizit/ui/dialog/use-modal.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { SupportLink } from '../../../app/support/support-link.tsx'
import { PdfPages } from './pdf-pages.tsx'
import { PdfToolbar } from './pdf-toolbar.tsx'
import classes from './pdf-viewer.module.css'
import { usePages } from './use-pages.ts'
import { usePdfDocument } from './use-pdf-document.ts'
import { WHOLE_WIDTH, zoomed } from './zoom.ts'

interface PdfViewerProps {
  title: string
  pdf: Blob
  onSave: () => void
  onClose: () => void
}

/** A dialog that shows a document, with scrolling, keyboard and screen reader support. */
export function PdfViewer({ title, pdf, onSave, onClose }: PdfViewerProps) {
  const t = useT('documents')
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const read = usePdfDocument(pdf)
  const [zoom, setZoom] = useState(WHOLE_WIDTH)
  const pages = usePages(typeof read === 'string' ? 0 : read.document.numPages)
  useModal(dialog, onClose)

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') setZoom(zoomed(zoom, 'in'))
    else if (event.key === '-') setZoom(zoomed(zoom, 'out'))
    else if (event.key === '0') setZoom(WHOLE_WIDTH)
  }
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-labelledby={heading}
      onKeyDown={press}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <PdfToolbar {...{ title, heading, zoom, pages, onSave, onClose }} onZoom={setZoom} />
      {read === 'reading' && (
        <Text role="status" className={classes.said ?? ''}>
          {t('viewer.reading')}
        </Text>
      )}
      {read === 'unreadable' && (
        <div role="alert" className={classes.said}>
          <Text fw={600}>{t('viewer.unreadable')}</Text>
          <Text>{t('viewer.unreadableNext')}</Text>
          <Button onClick={onSave}>{t('dialog.download')}</Button>
          <SupportLink />
        </div>
      )}
      {typeof read !== 'string' && <PdfPages read={read} zoom={zoom} pages={pages} title={title} />}
    </dialog>
  )
}
