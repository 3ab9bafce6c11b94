import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useState } from 'react'
import type { ShrunkPhoto } from './document.ts'
import classes from './picked-photos.module.css'

interface PickedPhotosProps {
  photos: readonly ShrunkPhoto[]
  onDrop: (photo: ShrunkPhoto) => void
}

/** The picked photos before they are stored, so that the user sees a blurred one in time. */
export function PickedPhotos({ photos, onDrop }: PickedPhotosProps) {
  const t = useT('wallet')
  if (photos.length === 0) return null
  return (
    <ul className={classes.photos}>
      {photos.map((photo, at) => {
        const name = t('add.preview', { at: at + 1 })
        return (
          <li key={photo.id} className={classes.photo}>
            <Preview photo={photo} name={name} />
            <ActionIcon
              variant="default"
              size={44}
              className={classes.drop ?? ''}
              aria-label={t('add.drop', { photo: name })}
              onClick={() => onDrop(photo)}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}

function Preview({ photo, name }: { photo: ShrunkPhoto; name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo.small)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return <img src={address} alt={name} />
}
