import type { Place } from './distance.ts'

/** A point of the world as web maps draw it: from 0 in the north-west to 1 in the south-east. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** The width of the whole world in pixels at zoom 0, as MapLibre counts zooms. */
const WORLD_PIXELS = 512

export const worldPixels = (zoom: number) => WORLD_PIXELS * 2 ** zoom

export function mapPointOf({ latitude, longitude }: Place): MapPoint {
  const radians = (latitude * Math.PI) / 180
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI),
  }
}

export function placeOf({ x, y }: MapPoint): Place {
  const latitude = (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90
  return { latitude, longitude: x * 360 - 180 }
}
