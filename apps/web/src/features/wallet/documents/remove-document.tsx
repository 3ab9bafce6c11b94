import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import type { StoredDocument } from './document.ts'
import { removeDocument } from './stored-documents.ts'
import { useDocumentName } from './use-document-name.ts'

/** Asks for confirmation, because there is no other copy. */
export function RemoveDocument({ document, onClose }: { document: StoredDocument; onClose: () => void }) {
  const t = useT('wallet')
  const name = useDocumentName()(document)
  const [isPending, setPending] = useState(false)

  async function remove() {
    setPending(true)
    if ((await removeDocument(document.id)) === 'stored') toast(t('documents.removed'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('documents.removeTitle')}
      text={t('documents.removeText', { name })}
      confirm={t('documents.remove')}
      danger
      pending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
