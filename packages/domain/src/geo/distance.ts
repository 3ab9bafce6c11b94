export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Kilometres between two places as the crow flies. Computed on the device: where a patient is, is sent to nobody
 * (docs/decisions/0081).
 */
export function distanceKm(from: Place, to: Place): number {
  const [dLatitude, dLongitude] = [
    radians(to.latitude - from.latitude),
    radians(to.longitude - from.longitude),
  ]
  const a =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLongitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)))
}
