import { distanceKm, type Place } from '@vizit/domain/geo/distance.ts'
import { centreOf, isSinglePoint, type MapBounds, zoomToFit } from '@vizit/domain/geo/map-bounds.ts'
import { type MapPoint, mapPointOf, worldPixels } from '@vizit/domain/geo/mercator.ts'

/** What the map shows: the point in its middle and the zoom. */
export interface MapView extends MapPoint {
  readonly zoom: number
}

export interface MapSize {
  readonly width: number
  readonly height: number
}

export const ZOOMS = { furthest: 4, closest: 17 }
/** How near a single place is shown: with the streets around it, or on the outline with the towns around it. */
const NEAR = { streets: 14, outline: 8 }
/** Pixels between the outermost places and the edges. The buttons of the map cover its right one, also at its narrowest. */
const EDGES = { left: 40, right: 84, top: 40, bottom: 40 }

/** What is drawn below the places. */
export type MapGround = keyof typeof NEAR

/** The view that shows the whole rectangle beside the buttons. */
export function viewOf(bounds: MapBounds, { width, height }: MapSize, ground: MapGround): MapView {
  const { left, right, top, bottom } = EDGES
  const inner = { width: Math.max(width - left - right, 1), height: Math.max(height - top - bottom, 1) }
  // Several places of one town are told apart on the outline too.
  const closest = NEAR[isSinglePoint(bounds) ? ground : 'streets']
  const zoom = limited(zoomToFit(bounds, inner, closest))
  const { x, y } = centreOf(bounds)
  return { x: x + (right - left) / 2 / worldPixels(zoom), y, zoom }
}

/** Farther away than a town and its villages are. */
const AROUND_KM = 50

/** Where the device is, with the places around it; with the nearest one where none is around. */
export function placesAround<P extends Place>(here: Place, places: readonly P[]): readonly Place[] {
  const byDistance = places
    .map(place => ({ place, km: distanceKm(here, place) }))
    .toSorted((one, other) => one.km - other.km)
  const around = byDistance.filter(({ km }, nth) => nth === 0 || km <= AROUND_KM)
  return [here, ...around.map(({ place }) => place)]
}

/** The view with the place in its middle, not farther away than now. */
export const viewAt = (place: Place, now: MapView, ground: MapGround): MapView => ({
  ...mapPointOf(place),
  zoom: limited(Math.max(now.zoom, NEAR[ground])),
})

export const zoomed = (view: MapView, by: number): MapView => ({ ...view, zoom: limited(view.zoom + by) })

/** The view after a drag by so many pixels. */
export function dragged(view: MapView, { x, y }: MapPoint): MapView {
  const world = worldPixels(view.zoom)
  return { ...view, x: view.x - x / world, y: view.y - y / world }
}

/** Where the place is drawn, in pixels from the left upper corner. */
export function pixelOf(place: Place, view: MapView, { width, height }: MapSize): MapPoint {
  const world = worldPixels(view.zoom)
  const point = mapPointOf(place)
  return { x: (point.x - view.x) * world + width / 2, y: (point.y - view.y) * world + height / 2 }
}

export const isInside = ({ x, y }: MapPoint, { width, height }: MapSize) =>
  x >= 0 && y >= 0 && x <= width && y <= height

const limited = (zoom: number) => Math.min(Math.max(zoom, ZOOMS.furthest), ZOOMS.closest)
