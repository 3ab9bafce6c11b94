import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useRef, useState } from 'react'
import { CameraPicture } from '../../app/barcode/camera-picture.tsx'
import { useBarcodeCamera } from '../../app/barcode/use-barcode-camera.ts'

interface ScanCardProps {
  onFound: (barcode: string) => void
}

/** The camera reads the barcode of the card; what it read is said and can be corrected in the field. */
export function ScanCard({ onFound }: ScanCardProps) {
  const t = useT('programmes')
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState('')
  return (
    <>
      {isOpen && (
        <Camera
          onFound={code => {
            setOpen(false)
            setFound(code)
            onFound(code)
          }}
        />
      )}
      <div>
        <Text role="status" size="sm">
          {!isOpen && found ? t('insurer.found', { code: found }) : ''}
        </Text>
        <Button
          variant="default"
          fullWidth
          onClick={() => {
            setFound('')
            setOpen(!isOpen)
          }}
        >
          {t(isOpen ? 'insurer.closeCamera' : 'insurer.scan')}
        </Button>
      </div>
    </>
  )
}

function Camera({ onFound }: ScanCardProps) {
  const t = useT('programmes')
  const video = useRef<HTMLVideoElement>(null)
  const state = useBarcodeCamera(video, false, onFound)
  const isShown = state !== 'denied' && state !== 'none'
  return (
    <>
      {isShown && <CameraPicture video={video} label={t('insurer.camera')} />}
      <Text role="status">{t(state === 'none' ? 'insurer.noCamera' : `insurer.${state}`)}</Text>
    </>
  )
}
