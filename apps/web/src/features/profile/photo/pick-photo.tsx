import { Button } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useRef } from 'react'
import { PICKED_TYPES } from './photo-problem.ts'
import classes from './pick-photo.module.css'

/** From the gallery or with the camera (product §2, "my documents"; calls §3.1, "Image picker"). */
export function PickPhoto({ onPick }: { onPick: (photo: File) => void }) {
  const t = useT('profile')
  const gallery = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const hasCamera = window.matchMedia('(pointer: coarse)').matches
  const field = (ref: typeof gallery, label: string, capture?: 'user') => (
    <input
      ref={ref}
      type="file"
      accept={PICKED_TYPES}
      {...(capture && { capture })}
      aria-label={label}
      className={classes.input}
      tabIndex={-1}
      onChange={event => {
        const [photo] = event.target.files ?? []
        // The same file may be picked again after a refusal.
        event.target.value = ''
        if (photo) onPick(photo)
      }}
    />
  )
  return (
    <div className={classes.ways}>
      {field(gallery, t('photo.fromGallery'))}
      <Button leftSection={<IconPhoto size={20} aria-hidden />} onClick={() => gallery.current?.click()}>
        {t('photo.fromGallery')}
      </Button>
      {hasCamera && (
        <>
          {field(camera, t('photo.withCamera'), 'user')}
          <Button
            variant="default"
            leftSection={<IconCamera size={20} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {t('photo.withCamera')}
          </Button>
        </>
      )}
    </div>
  )
}
