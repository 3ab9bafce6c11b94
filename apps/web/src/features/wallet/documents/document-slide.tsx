import { Button, Text } from '@mantine/core'
import { IconCameraPlus, IconFileAlert, IconTrash } from '@tabler/icons-react'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { limits, type StoredDocument } from './document.ts'
import classes from './document-slide.module.css'
import { useDocumentName } from './use-document-name.ts'
import { usePhoto } from './use-photo.ts'

const icon = { size: 20, 'aria-hidden': true } as const

interface DocumentSlideProps {
  document: StoredDocument
  onOpen: () => void
  onAddPhoto: () => void
  onRemove: () => void
}

/** One document: its first photo, which opens the viewer, and its actions. */
export function DocumentSlide({ document, onOpen, onAddPhoto, onRemove }: DocumentSlideProps) {
  const t = useT('wallet')
  const format = useFormat()
  const name = useDocumentName()(document)
  const photo = usePhoto(document.photos[0], 'small')
  const count = document.photos.length
  const labelled = (action: string) => ({ 'aria-label': `${action}: ${name}` })
  return (
    <Surface className={classes.card ?? ''}>
      <button
        type="button"
        className={classes.open}
        aria-label={t('documents.open', { name })}
        onClick={onOpen}
      >
        {photo === 'unreadable' && <IconFileAlert size={40} aria-hidden />}
        {photo !== null && photo !== 'unreadable' && <img src={photo} alt="" />}
      </button>
      <div className={classes.words}>
        <Text fw={650}>{name}</Text>
        <Text c="dimmed" size="sm">
          {photo === 'unreadable'
            ? t('documents.unreadable')
            : `${t('documents.photos', { count })}, ${t('documents.addedOn', {
                date: format.shortDate(document.addedOn),
              })}`}
        </Text>
      </div>
      <div className={classes.actions}>
        {count < limits.photosOfDocument && (
          <Button
            variant="subtle"
            leftSection={<IconCameraPlus {...icon} />}
            onClick={onAddPhoto}
            {...labelled(t('documents.addPhoto'))}
          >
            {t('documents.addPhoto')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={onRemove}
          {...labelled(t('documents.remove'))}
        >
          {t('documents.remove')}
        </Button>
      </div>
    </Surface>
  )
}
