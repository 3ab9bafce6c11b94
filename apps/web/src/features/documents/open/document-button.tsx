import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isOpenedOnReturn } from '../../../app/documents/activation.ts'
import { codes } from '../../../app/documents/activation-codes.ts'
import type { MedicalDocument } from '../../../app/documents/medical-document.ts'
import { useMaySeeResults } from '../../../app/documents/use-may-see-results.ts'
import { useOpenActivation } from '../../../app/documents/use-open-activation.ts'
import { DocumentNotAllowed } from './document-not-allowed.tsx'

const DocumentDialog = lazy(async () => ({ default: (await import('./document-dialog.tsx')).DocumentDialog }))

interface DocumentButtonProps {
  document: MedicalDocument
  label: string
  /** The full label, if several buttons look the same. */
  fullLabel?: string
}

/**
 * Opens a document (product §4, "Report opening"): at once with the right to see it and a stored code, otherwise after
 * the activation code.
 */
export function DocumentButton({ document, label, fullLabel }: DocumentButtonProps) {
  const t = useT('documents')
  const [isShown, setShown] = useState(false)
  const maySee = useMaySeeResults(document.profileId)
  const askCode = useOpenActivation()
  const { documentId, providerCode, recordLink } = document

  // Opens it after its code was given.
  useEffect(() => {
    if (isOpenedOnReturn(documentId)) setShown(true)
  }, [documentId])

  // If the right was taken back, the opened document is closed.
  useEffect(() => {
    if (maySee === false) codes.drop({ providerCode, recordLink })
  }, [maySee, providerCode, recordLink])

  function enterCode() {
    const { ownerId: id, of, testProvider, profileId } = document
    const isTest = of === 'test'
    askCode({ id, recordLink, providerCode, isTest, testProvider, profileId, documentId })
  }
  function open() {
    if (maySee !== false && codes.of(document) === null) enterCode()
    else setShown(true)
  }
  const close = () => setShown(false)
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconFileTypePdf size={20} aria-hidden />}
        aria-label={fullLabel ?? t('open.label', { label, about: document.about })}
        onClick={open}
      >
        {label}
      </Button>
      {isShown && maySee === false && <DocumentNotAllowed profileId={document.profileId} onClose={close} />}
      {isShown && maySee !== false && (
        <Suspense>
          <DocumentDialog document={document} onEnterCode={enterCode} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
