import type { MapPoint } from '@vizit/domain/geo/mercator.ts'
import { isInside, type MapSize, type MapView, pixelOf } from '../map-view.ts'
import type { Town } from './towns.ts'

/** From this zoom on the small towns have names too. */
const REGION = 7
/** Two names that are nearer cover each other, in pixels. */
const APART = { x: 96, y: 22 }

export interface TownLabel extends MapPoint {
  readonly name: string
}

/** The names of towns that fit into a view, the large towns first. */
export function townLabels(towns: readonly Town[], view: MapView, size: MapSize): TownLabel[] {
  const shown: TownLabel[] = []
  for (const town of towns) {
    if (!town.isLarge && view.zoom < REGION) continue
    const at = pixelOf(town, view, size)
    const isCovered = shown.some(({ x, y }) => Math.abs(x - at.x) < APART.x && Math.abs(y - at.y) < APART.y)
    if (isInside(at, size) && !isCovered) shown.push({ ...at, name: town.name })
  }
  return shown
}
