import { Button, Text, TextInput } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CameraPicture } from '../../../app/barcode/camera-picture.tsx'
import { canScan, useBarcodeCamera } from '../../../app/barcode/use-barcode-camera.ts'
import classes from '../first-aid-kit.module.css'

interface ScanBarcodeProps {
  onFound: (pack: Answer<'findPackByBarcode'>) => void
  /** The name is typed instead. */
  onByName: () => void
  onClose: () => void
}

const DIGITS = 13
/** Pasted digits may stand in groups. */
const MOST_TYPED = 30

/** Finds a pack by the barcode on it: with the camera, or by its digits. */
export function ScanBarcode({ onFound, onByName, onClose }: ScanBarcodeProps) {
  const t = useT('first-aid-kit')
  const common = useT('common')
  const video = useRef<HTMLVideoElement>(null)
  const [code, setCode] = useState('')
  const [isEntered, setEntered] = useState(false)
  const isCode = isEan13(code)
  const camera = useBarcodeCamera(video, isCode, setCode)
  const { data, refusal, refetch } = useCallQuery(
    'findPackByBarcode',
    { params: { barcode: code } },
    { enabled: isCode },
  )
  const tell = useEffectEvent((pack: Answer<'findPackByBarcode'>) => onFound(pack))
  useEffect(() => {
    if (isCode && data) tell(data)
  }, [isCode, data])
  const status = useRef<HTMLParagraphElement>(null)
  const digits = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that opened this is gone. Where nothing can be scanned the digits are typed.
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== status.current) return
    ;(canScan(camera) ? status : digits).current?.focus()
  }, [camera])
  function again() {
    setCode('')
    // The button goes with what it was about.
    digits.current?.focus()
  }
  const isUnknown = refusal?.code === 'NOT_FOUND'
  const packs = refusal?.code === 'BARCODE_OF_SEVERAL_PACKS' ? refusal.attributes.packs : []
  return (
    <>
      {!isCode && canScan(camera) && <CameraPicture video={video} label={t('scan.camera')} />}
      <Text ref={status} tabIndex={-1} role="status">
        {isCode ? (refusal ? '' : t('scan.searching')) : t(`scan.${camera}`)}
      </Text>
      <TextInput
        ref={digits}
        label={t('scan.digits')}
        inputMode="numeric"
        value={code}
        maxLength={MOST_TYPED}
        error={!isCode && (code.length === DIGITS ? t('scan.wrong') : isEntered && t('scan.tooFew'))}
        onChange={event => {
          setEntered(false)
          setCode(event.currentTarget.value.normalize('NFKC').replace(/\D/g, '').slice(0, DIGITS))
        }}
        onKeyDown={event => event.key === 'Enter' && setEntered(true)}
      />
      {isCode && isUnknown && (
        <>
          <Text role="alert">{t('scan.unknown')}</Text>
          <ActionRow>
            <Button onClick={onByName}>{t('scan.byName')}</Button>
            <Button variant="default" onClick={again}>
              {t('scan.again')}
            </Button>
          </ActionRow>
        </>
      )}
      {isCode && packs.length > 0 && (
        <>
          <Text role="alert">{t('scan.several')}</Text>
          <ul className={classes.found} aria-label={t('scan.packs')}>
            {packs.map(pack => (
              <li key={pack.packId}>
                <button type="button" className={classes.pick} onClick={() => onFound(pack)}>
                  {pack.name}, {pack.presentation}
                </button>
              </li>
            ))}
          </ul>
          <ActionRow>
            <Button variant="default" onClick={onByName}>
              {t('scan.byName')}
            </Button>
            <Button variant="default" onClick={again}>
              {t('scan.again')}
            </Button>
          </ActionRow>
        </>
      )}
      {isCode && refusal && !isUnknown && packs.length === 0 && (
        <ErrorState refusal={refusal} retry={refetch} />
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {common('back')}
        </Button>
      </DialogActions>
    </>
  )
}
