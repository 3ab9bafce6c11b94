import type { Place } from '@vizit/domain/geo/distance.ts'
import { useEffect, useRef, useState } from 'react'
import { locateDevice, useDevicePlace } from '../../app/place/device-place.ts'

/** Where the device is, asked for by a press. The place stays on the device. */
export function useMyLocation(onFound: (place: Place) => void) {
  const device = useDevicePlace()
  const [isAsked, setAsked] = useState(false)
  const found = useRef(onFound)
  found.current = onFound
  const place = device.state === 'known' ? device.at : null
  useEffect(() => {
    if (isAsked && place) found.current(place)
  }, [isAsked, place])
  return {
    place,
    state: isAsked || device.state === 'known' ? device.state : ('idle' as const),
    locate: () => {
      setAsked(true)
      // Found before: the map goes there again.
      if (place) found.current(place)
      else void locateDevice()
    },
  }
}
