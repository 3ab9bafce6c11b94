import { BELARUS, isWithin } from '@vizit/domain/geo/map-bounds.ts'
import { useDevicePlace } from '../../app/place/device-place.ts'
import { useDistanceWords } from '../../app/place/use-distance-words.ts'

type DistanceWords = ReturnType<typeof useDistanceWords>

const UNKNOWN = () => null

/** How far a pharmacy is; null from another country, of which it is said that distance is not taken into account. */
export function useDistanceToPharmacy(): DistanceWords {
  const device = useDevicePlace()
  const words = useDistanceWords()
  return device.state === 'known' && isWithin(device.at, BELARUS) ? words : UNKNOWN
}
