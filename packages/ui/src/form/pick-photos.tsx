import { Button } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from './pick-photos.module.css'

interface PickPhotosProps {
  /** The more common choice; it is shown first. */
  first: 'camera' | 'gallery'
  /** The front camera ('user') or the back camera ('environment'). */
  facing: 'user' | 'environment'
  /** The media types offered by the file picker. */
  accept: string
  multiple?: boolean
  /** True if the buttons are not the main action of the screen any more. */
  quiet?: boolean
  disabled?: boolean
  words: { readonly camera: string; readonly gallery: string }
  onPick: (photos: File[]) => void
}

/** Picks photos with the camera or from the gallery (product §2, "my documents"; calls §3.1, "Image picker"). */
export function PickPhotos({
  first,
  facing,
  accept,
  multiple,
  quiet,
  disabled,
  words,
  onPick,
}: PickPhotosProps) {
  const fields = {
    camera: useRef<HTMLInputElement>(null),
    gallery: useRef<HTMLInputElement>(null),
  }
  const hasCamera = window.matchMedia('(pointer: coarse)').matches
  const sources = first === 'camera' ? (['camera', 'gallery'] as const) : (['gallery', 'camera'] as const)
  const offered = sources.filter(source => hasCamera || source === 'gallery')
  return (
    <div className={classes.sources}>
      {offered.map(source => (
        <input
          key={source}
          ref={fields[source]}
          type="file"
          accept={accept}
          {...(source === 'camera' ? { capture: facing } : { multiple: multiple ?? false })}
          aria-label={words[source]}
          className={classes.input}
          tabIndex={-1}
          onChange={event => {
            const photos = [...(event.target.files ?? [])]
            // Lets the user pick the same file again after a refusal.
            event.target.value = ''
            if (photos.length > 0) onPick(photos)
          }}
        />
      ))}
      {offered.map(source => (
        <Button
          key={source}
          variant={source === offered[0] && !quiet ? 'filled' : 'default'}
          leftSection={
            source === 'camera' ? <IconCamera size={20} aria-hidden /> : <IconPhoto size={20} aria-hidden />
          }
          disabled={disabled ?? false}
          onClick={() => fields[source].current?.click()}
        >
          {words[source]}
        </Button>
      ))}
    </div>
  )
}
