import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createBarcodeReader } from './create-barcode-reader.ts'

export type CameraState = 'starting' | 'looking' | 'denied' | 'none'

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
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none')
      }
      try {
        const granted = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        stream = granted
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
