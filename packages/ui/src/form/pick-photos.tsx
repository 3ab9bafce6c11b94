import { Button } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from './pick-photos.module.css'

interface PickPhotosProps {
  /** What people mostly do here. It comes first. */
  first: 'camera' | 'gallery'
  /** That of the camera which shows whoever holds the phone, or what is before them. */
  facing: 'user' | 'environment'
  /** Media types to offer. */
  accept: string
  multiple?: boolean
  /** Something else is what the person came for by now. */
  quiet?: boolean
  disabled?: boolean
  words: { readonly camera: string; readonly gallery: string }
  onPick: (photos: File[]) => void
}

/** With the camera or from the gallery (product §2, "my documents"; calls §3.1, "Image picker"). */
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
  const ways = first === 'camera' ? (['camera', 'gallery'] as const) : (['gallery', 'camera'] as const)
  const offered = ways.filter(way => hasCamera || way === 'gallery')
  return (
    <div className={classes.ways}>
      {offered.map(way => (
        <input
          key={way}
          ref={fields[way]}
          type="file"
          accept={accept}
          {...(way === 'camera' ? { capture: facing } : { multiple: multiple ?? false })}
          aria-label={words[way]}
          className={classes.input}
          tabIndex={-1}
          onChange={event => {
            const photos = [...(event.target.files ?? [])]
            // The same file may be picked again after a refusal.
            event.target.value = ''
            if (photos.length > 0) onPick(photos)
          }}
        />
      ))}
      {offered.map(way => (
        <Button
          key={way}
          variant={way === offered[0] && !quiet ? 'filled' : 'default'}
          leftSection={
            way === 'camera' ? <IconCamera size={20} aria-hidden /> : <IconPhoto size={20} aria-hidden />
          }
          disabled={disabled ?? false}
          onClick={() => fields[way].current?.click()}
        >
          {words[way]}
        </Button>
      ))}
    </div>
  )
}
