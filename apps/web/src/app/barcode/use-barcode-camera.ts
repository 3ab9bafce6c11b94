import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createBarcodeReader } from './create-barcode-reader.ts'

/** `unloaded`: what reads barcodes could not be loaded. */
export type CameraState = 'starting' | 'looking' | 'denied' | 'none' | 'unloaded'

export const canScan = (state: CameraState) => state === 'starting' || state === 'looking'

/** With the 640 pixels that browsers choose by themselves a pack is only read from so near that many phones see it blurred. */
const PICTURE = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } }

/** Between two looks, so that a phone does not grow hot. */
const PAUSE_MS = 150

/** Shows what the camera sees and reads the first barcode in it. The camera is switched off when the screen is left. */
export function useBarcodeCamera(
  video: RefObject<HTMLVideoElement | null>,
  isPaused: boolean,
  onCode: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    if (isPaused) return
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let stream: MediaStream | undefined
    const stop = () => {
      isLeft = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setState('none')
      const fail = (error: unknown) => {
        stop()
        if (!(error instanceof DOMException)) return setState('unloaded')
        setState(error.name === 'NotAllowedError' ? 'denied' : 'none')
      }
      try {
        const granted = await navigator.mediaDevices.getUserMedia({ video: PICTURE })
        stream = granted
        for (const track of granted.getTracks())
          track.onended = () => fail(new DOMException('', 'NotFoundError'))
        const shown = video.current
        if (isLeft || !shown) return stop()
        shown.srcObject = granted
        await shown.play()
        const read = await createBarcodeReader()
        setState('looking')
        const look = async () => {
          if (isLeft) return
          const code = await read(shown)
          if (isLeft) return
          if (code !== null) tell(code)
          else timer = setTimeout(() => void look().catch(fail), PAUSE_MS)
        }
        await look()
      } catch (error) {
        fail(error)
      }
    }
    void start()
    return stop
  }, [isPaused, video])
  return state
}
