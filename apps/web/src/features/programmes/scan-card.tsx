import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CameraPicture } from '../../app/barcode/camera-picture.tsx'
import { canScan, useBarcodeCamera } from '../../app/barcode/use-barcode-camera.ts'

interface ScanCardProps {
  onFound: (barcode: string) => void
}

/** The camera reads the barcode of the card; what it read is said and can be corrected in the field. */
export function ScanCard({ onFound }: ScanCardProps) {
  const t = useT('programmes')
  /** How often the camera was asked for, and whether it shows something, is closed, or could not be had. */
  const [attempts, setAttempts] = useState(0)
  const [camera, setCamera] = useState<'open' | 'closed' | 'failed'>('closed')
  const [found, setFound] = useState('')
  const isOpen = camera === 'open'
  return (
    <>
      {camera !== 'closed' && (
        <Camera
          key={attempts}
          onFailed={() => setCamera('failed')}
          onFound={code => {
            setCamera('closed')
            setFound(code)
            onFound(code)
          }}
        />
      )}
      <div>
        <Text role="status" size="sm">
          {camera === 'closed' && found ? t('insurer.found', { code: found }) : ''}
        </Text>
        <Button
          variant="default"
          fullWidth
          onClick={() => {
            setFound('')
            setAttempts(attempts + 1)
            setCamera(isOpen ? 'closed' : 'open')
          }}
        >
          {t(isOpen ? 'insurer.closeCamera' : 'insurer.scan')}
        </Button>
      </div>
    </>
  )
}

function Camera({ onFound, onFailed }: ScanCardProps & { onFailed: () => void }) {
  const t = useT('programmes')
  const video = useRef<HTMLVideoElement>(null)
  const state = useBarcodeCamera(video, false, onFound)
  const isFailed = !canScan(state)
  const tellFailed = useEffectEvent(onFailed)
  useEffect(() => {
    if (isFailed) tellFailed()
  }, [isFailed])
  const block = useRef<HTMLDivElement>(null)
  // The picture has its height once the camera shows something; on a phone it would be below the button that sticks there.
  useEffect(() => {
    if (state === 'starting' || state === 'looking') block.current?.scrollIntoView({ block: 'center' })
  }, [state])
  return (
    <div ref={block}>
      {!isFailed && <CameraPicture video={video} label={t('insurer.camera')} />}
      <Text role="status">{t(state === 'none' ? 'insurer.noCamera' : `insurer.${state}`)}</Text>
    </div>
  )
}
