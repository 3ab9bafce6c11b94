import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import classes from './crop-photo.module.css'
import type { Square } from './cut-square.ts'

interface CropPhotoProps {
  address: string
  onChange: (square: Square) => void
  onUnreadable: () => void
}

const STEP = 10
const MAX_ZOOM = 4

/** The photo under a round crop window: dragged, pinched, or moved with the arrow keys and the slider. */
export function CropPhoto({ address, onChange, onUnreadable }: CropPhotoProps) {
  const t = useT('profile')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div className={classes.crop}>
      <div ref={frame} className={classes.window}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={STEP}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': t('photo.window') }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          // The button that picked the photo is gone, and the arrow keys move the photo only here.
          onMediaLoaded={() => frame.current?.querySelector<HTMLElement>('[role=application]')?.focus()}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, { x, y, width }) => onChange({ x, y, width })}
        />
      </div>
      <Text size="sm" c="dimmed">
        {t('photo.hint')}
      </Text>
      <label className={classes.zoom}>
        <span>{t('photo.zoom')}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={event => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  )
}
