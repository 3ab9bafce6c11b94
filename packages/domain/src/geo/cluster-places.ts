import type { Place } from './distance.ts'
import { mapPointOf, placeOf, worldPixels } from './mercator.ts'

/** Places that a map shows as one, because at its zoom they would cover each other. */
export interface PlaceGroup<P extends Place> extends Place {
  readonly places: readonly P[]
}

/** The distance in pixels below which two places are grouped: the width of what is pressed. */
const RADIUS = 44

/**
 * Groups places for a zoom of the map. The order of the places makes no difference, so a list sorted anew does not
 * move the map. For the hundreds of places of a country each is compared with each.
 */
export function clusterPlaces<P extends Place & { readonly id: string }>(
  places: readonly P[],
  zoom: number,
): PlaceGroup<P>[] {
  const radius = RADIUS / worldPixels(zoom)
  let rest = places
    .map(place => ({ place, point: mapPointOf(place) }))
    .sort((one, other) => (one.place.id < other.place.id ? -1 : 1))
  const groups: PlaceGroup<P>[] = []
  while (rest[0]) {
    const { point: centre } = rest[0]
    const isNear = ({ point }: (typeof rest)[number]) =>
      Math.hypot(point.x - centre.x, point.y - centre.y) < radius
    const near = rest.filter(isNear)
    rest = rest.filter(known => !isNear(known))
    const sum = near.reduce((so, { point }) => ({ x: so.x + point.x, y: so.y + point.y }), { x: 0, y: 0 })
    groups.push({
      ...placeOf({ x: sum.x / near.length, y: sum.y / near.length }),
      places: near.map(({ place }) => place),
    })
  }
  return groups
}
