import type { Place } from '@vizit/domain/geo/distance.ts'

/** A network that is slow to say where the device is. */
const TIMEOUT = 10_000
/** A place of the last ten minutes is good enough for a town. */
const FRESH = 600_000

/**
 * Where the device is, if its user lets the browser tell; null if not, or if it is not found in time. The place is used
 * on the device alone.
 */
export function currentPlace(): Promise<Place | null> {
  return new Promise(resolve => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: TIMEOUT, maximumAge: FRESH },
    )
  })
}
