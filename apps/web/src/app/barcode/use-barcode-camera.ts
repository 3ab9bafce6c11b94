import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { ReaderUnloadedError } from './barcode-reader.ts'
import { createBarcodeReader } from './create-barcode-reader.ts'

/** `busy`: another application has the camera; `unloaded`: what reads barcodes could not be loaded. */
export type CameraState = 'starting' | 'looking' | 'denied' | 'busy' | 'none' | 'unloaded'

/** By the names that browsers give. */
const FAILURES: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'denied',
  NotReadableError: 'busy',
}

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
    // The picture is there again before the camera is.
    if (isPaused) return setState('starting')
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let stream: MediaStream | undefined
    const stop = () => {
      isLeft = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const fail = (failure: CameraState) => {
      if (isLeft) return
      stop()
      setState(failure)
    }
    const failFilming = (error: unknown) =>
      fail((error instanceof DOMException && FAILURES[error.name]) || 'none')
    const failReading = (error: unknown) => {
      fail(error instanceof ReaderUnloadedError ? 'unloaded' : 'none')
      return null
    }
    const film = async () => {
      const granted = await navigator.mediaDevices.getUserMedia({ video: PICTURE })
      stream = granted
      for (const track of granted.getTracks()) track.onended = () => fail('none')
      const shown = video.current
      if (isLeft || !shown) return stop()
      shown.srcObject = granted
      await shown.play()
      return shown
    }
    const start = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setState('none')
      const shown = await film().catch(failFilming)
      if (isLeft || !shown) return
      const read = await createBarcodeReader().catch(failReading)
      if (isLeft || !read) return
      setState('looking')
      const look = async () => {
        const code = await read(shown).catch(failReading)
        if (isLeft) return
        if (code !== null) tell(code)
        else timer = setTimeout(() => void look(), PAUSE_MS)
      }
      await look()
    }
    void start()
    return stop
  }, [isPaused, video])
  return state
}
