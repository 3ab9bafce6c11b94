import { distanceKm } from '@vizit/domain/geo/distance.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useDevicePlace } from './device-place.ts'

interface Located {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Kilometres from the device as the crow flies; infinite if one of both places is not known. */
export function useDistance(): (to: Located) => number {
  const device = useDevicePlace()
  return ({ latitude, longitude }) =>
    device.state !== 'known' || latitude === null || longitude === null
      ? Number.POSITIVE_INFINITY
      : distanceKm(device.at, { latitude, longitude })
}

const METRES = 1000
const TEN = 10

/** `450 м`, `1,2 км`, `15 км`; null if the distance is not known. */
export function useDistanceWords(): (to: Located) => string | null {
  const t = useT('medcenters')
  const { language } = useTexts()
  const distance = useDistance()
  return to => {
    const km = distance(to)
    if (!Number.isFinite(km)) return null
    const metres = Math.round((km * METRES) / TEN) * TEN
    if (metres < METRES) return t('distance.metres', { value: metres })
    const value = km < TEN ? km.toFixed(1) : String(Math.round(km))
    return t('distance.kilometres', { value: language === 'en' ? value : value.replace('.', ',') })
  }
}
