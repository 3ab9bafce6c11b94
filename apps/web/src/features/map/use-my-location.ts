import type { Place } from '@vizit/domain/geo/distance.ts'
import { useEffect, useRef, useState } from 'react'
import { locateDevice, useDevicePlace } from '../../app/place/device-place.ts'

/** Where the device is, asked for by a press. The place stays on the device. */
export function useHere(onFound: (place: Place) => void) {
  const device = useDevicePlace()
  const [isAsked, setAsked] = useState(false)
  const found = useRef(onFound)
  found.current = onFound
  const here = device.state === 'known' ? device.at : null
  useEffect(() => {
    if (isAsked && here) found.current(here)
  }, [isAsked, here])
  return {
    here,
    state: isAsked || device.state === 'known' ? device.state : 'idle',
    locate: () => {
      setAsked(true)
      // Found before: the map goes there again.
      if (here) found.current(here)
      else void locateDevice()
    },
  }
}
