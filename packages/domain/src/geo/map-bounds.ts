import type { Place } from './distance.ts'
import { type MapPoint, mapPointOf, worldPixels } from './mercator.ts'

/** A rectangle of the map. */
export interface MapBounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** The whole country. */
export const BELARUS: MapBounds = { west: 23.16, south: 51.23, east: 32.77, north: 56.17 }

/** Whether a place lies in the rectangle; its edges belong to it. */
export const isWithin = ({ latitude, longitude }: Place, { west, south, east, north }: MapBounds): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** The least rectangle that contains these places; null if there are none. */
export function boundsOf(places: readonly Place[]): MapBounds | null {
  if (places.length === 0) return null
  const longitudes = places.map(({ longitude }) => longitude)
  const latitudes = places.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

export const isSinglePoint = ({ west, south, east, north }: MapBounds) => west === east && south === north

export function centreOf(bounds: MapBounds): MapPoint {
  const [from, to] = cornersOf(bounds)
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

/** The zoom at which the rectangle just fits into so many pixels, at most `closest`. */
export function zoomToFit(bounds: MapBounds, size: { width: number; height: number }, closest: number) {
  const [from, to] = cornersOf(bounds)
  const zoom = Math.min(
    Math.log2(size.width / (worldPixels(0) * (to.x - from.x))),
    Math.log2(size.height / (worldPixels(0) * (to.y - from.y))),
  )
  return Math.min(Math.max(zoom, 0), closest)
}

function cornersOf({ west, south, east, north }: MapBounds): [MapPoint, MapPoint] {
  return [mapPointOf({ longitude: west, latitude: north }), mapPointOf({ longitude: east, latitude: south })]
}
