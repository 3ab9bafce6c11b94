import type { Place } from '@vizit/domain/geo/distance.ts'

/** A network that is slow to say where the device is. */
const TIMEOUT = 10_000
/** A place of the last ten minutes is good enough for a town. */
const FRESH = 600_000
/** A browser whose question is left open answers never, and its own timeout begins only after the consent. */
const UNANSWERED = 30_000

/**
 * Where the device is, if its user lets the browser tell; null if not, or if it is not found in time. The place is used
 * on the device alone.
 */
export function currentPlace(): Promise<Place | null> {
  return new Promise(resolve => {
    if (!navigator.geolocation) return resolve(null)
    const unanswered = setTimeout(() => resolve(null), UNANSWERED)
    const answered = (place: Place | null) => {
      clearTimeout(unanswered)
      resolve(place)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answered({ latitude, longitude }),
      () => answered(null),
      { timeout: TIMEOUT, maximumAge: FRESH },
    )
  })
}
