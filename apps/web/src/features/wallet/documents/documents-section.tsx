import { Button, Text, Title } from '@mantine/core'
import { IconId, IconPlus } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { Slider } from '@vizit/ui/slider/slider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { lazy, Suspense, useState } from 'react'
import { limits, type StoredDocument } from './document.ts'
import { DocumentSlide } from './document-slide.tsx'
import { RemoveDocument } from './remove-document.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { useDocuments } from './use-documents.ts'

const AddDocument = lazy(async () => ({ default: (await import('./add-document.tsx')).AddDocument }))
const DocumentViewer = lazy(async () => ({ default: (await import('./document-viewer.tsx')).DocumentViewer }))

interface DocumentAction {
  readonly what: 'add' | 'open' | 'remove'
  readonly to?: StoredDocument
}

/** Identity documents, stored only on this device (product §1). */
export function DocumentsSection() {
  const t = useT('wallet')
  const documents = useDocuments()
  const [doing, setDoing] = useState<DocumentAction | null>(null)
  const count = documents?.length ?? 0
  useFocusAfterRemoval(count)
  const isFull = count >= limits.documents
  // A dialog that ends late closes itself alone, not the next one.
  const stop = () => setDoing(now => (now === doing ? null : now))
  const { what, to } = doing ?? {}

  return (
    <section aria-labelledby="documents">
      <Title order={2} id="documents" mb="sm">
        {t('documents.title')}
      </Title>
      {documents === null && <CardSkeletons count={1} />}
      {documents?.length === 0 && (
        <EmptyState icon={<IconId size={32} />} title={t('documents.none')} hint={t('documents.noneHint')} />
      )}
      {documents && documents.length > 0 && (
        <Slider
          label={t('documents.list')}
          previous={t('documents.previous')}
          next={t('documents.next')}
          slides={documents.map(document => ({
            key: document.id,
            content: (
              <DocumentSlide
                document={document}
                onOpen={() => setDoing({ what: 'open', to: document })}
                onAddPhoto={() => setDoing({ what: 'add', to: document })}
                onRemove={() => setDoing({ what: 'remove', to: document })}
              />
            ),
          }))}
        />
      )}
      <Button
        mt="md"
        leftSection={<IconPlus size={20} aria-hidden />}
        disabled={isFull || documents === null}
        onClick={() => setDoing({ what: 'add' })}
      >
        {t('documents.add')}
      </Button>
      <Text c="dimmed" my="sm">
        {isFull
          ? t('documents.full', { count })
          : t('documents.limit', { documents: limits.documents, photos: limits.photosOfDocument })}
      </Text>
      <StorageNotice isEmpty={count === 0} />
      <Suspense>
        {what === 'add' && <AddDocument {...(to ? { to } : {})} onClose={stop} />}
        {what === 'open' && to && <DocumentViewer document={to} onClose={stop} />}
      </Suspense>
      {what === 'remove' && to && <RemoveDocument document={to} onClose={stop} />}
    </section>
  )
}
