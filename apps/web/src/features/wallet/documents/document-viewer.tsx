import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ImageViewer } from '@vizit/ui/image-viewer/image-viewer.tsx'
import { useState } from 'react'
import type { StoredDocument } from './document.ts'
import { useDocumentName } from './use-document-name.ts'
import { usePhoto } from './use-photo.ts'

/** Shows the photos of a document over the whole screen. */
export function DocumentViewer({ document, onClose }: { document: StoredDocument; onClose: () => void }) {
  const t = useT('wallet')
  const [at, setAt] = useState(0)
  const count = document.photos.length
  const photo = usePhoto(document.photos[at], 'full')
  const name = t('viewer.label', { name: useDocumentName()(document), at: at + 1, count })
  return (
    <ImageViewer
      address={photo === 'unreadable' ? null : photo}
      problem={photo === 'unreadable' ? t('documents.unreadable') : null}
      name={name}
      at={at}
      count={count}
      onMove={setAt}
      onClose={onClose}
      words={{
        zoomIn: t('viewer.zoomIn'),
        zoomOut: t('viewer.zoomOut'),
        zoom: percent => t('viewer.zoom', { percent }),
        previous: t('viewer.previous'),
        next: t('viewer.next'),
        close: t('viewer.close'),
        hint: t('viewer.hint'),
      }}
    />
  )
}
