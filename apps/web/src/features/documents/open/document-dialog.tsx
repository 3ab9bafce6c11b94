import { Button, Text } from '@mantine/core'
import { documentFileName } from '@vizit/domain/documents/file-name.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { lazy, Suspense, useState } from 'react'
import type { MedicalDocument } from '../../../app/documents/medical-document.ts'
import { saveFile } from '../../../app/documents/save-file.ts'
import { useReasonDocumentsClosed } from '../../../app/documents/use-activation-code.ts'
import { DocumentAccessEnded } from './document-access-ended.tsx'
import { DocumentRefused } from './document-refused.tsx'
import { usePdf } from './use-pdf.ts'

const PdfViewer = lazy(async () => ({ default: (await import('../viewer/pdf-viewer.tsx')).PdfViewer }))

interface DocumentDialogProps {
  document: MedicalDocument
  onEnterCode: () => void
  onClose: () => void
}

/** A document that is loading, then can be saved or read (product §2: the PDF dialog). */
export function DocumentDialog({ document, onEnterCode, onClose }: DocumentDialogProps) {
  const t = useT('documents')
  const common = useT('common')
  const format = useFormat()
  const [isRead, setRead] = useState(false)
  const why = useReasonDocumentsClosed(document.providerCode)
  const { pdf, code, refusal, retry } = usePdf(document)
  const needsConsent = refusal?.code === 'DOCUMENTS_CONSENT_REQUIRED'
  const { kind, physicianName, about, date } = document
  const title = t(kind === 'analysis' ? 'dialog.results' : 'dialog.conclusion')

  function save() {
    const name = documentFileName({ kind, physicianName, date: civilDateOf(date) })
    if (pdf) saveFile(pdf, name)
  }
  if (isRead && pdf) {
    return (
      <Suspense>
        <PdfViewer title={`${title}: ${about}`} pdf={pdf} onSave={save} onClose={() => setRead(false)} />
      </Suspense>
    )
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div>
        <Text fw={600}>{about}</Text>
        {physicianName && <Text>{physicianName}</Text>}
        <Text c="dimmed">{format.shortDate(civilDateOf(date))}</Text>
      </div>
      {code === null && !needsConsent ? (
        <DocumentAccessEnded why={why} onEnterCode={onEnterCode} />
      ) : refusal ? (
        <DocumentRefused refusal={refusal} retry={retry} onEnterCode={onEnterCode} />
      ) : (
        <>
          <div role="status">{!pdf && <Text>{t('dialog.loading')}</Text>}</div>
          <DialogActions>
            <Button variant="default" disabled={!pdf} onClick={save}>
              {t('dialog.download')}
            </Button>
            <PendingButton pending={!pdf} onClick={() => setRead(true)}>
              {t('dialog.open')}
            </PendingButton>
          </DialogActions>
        </>
      )}
      <Button variant="subtle" onClick={onClose}>
        {common('close')}
      </Button>
    </Dialog>
  )
}
