import { boundsOf } from '@vizit/domain/geo/map-bounds.ts'
import { expect, test } from 'vitest'
import { pixelOf, viewOf } from './map-view.ts'

/** The map on a phone of 360 px, and its buttons with half of a marker around them, from the right upper corner. */
const PHONE = { width: 326, height: 360 }
const BUTTONS = { width: 8 + 46 + 22, height: 8 + 4 * 45 + 22 }

const brest = { latitude: 52.0976, longitude: 23.6878 }
const vitebsk = { latitude: 55.1904, longitude: 30.2049 }
const gomel = { latitude: 52.4345, longitude: 30.9754 }
const [west, east] = [
  { latitude: 53.9, longitude: 27.4 },
  { latitude: 53.9, longitude: 27.7 },
]
const [south, north] = [
  { latitude: 53.7, longitude: 27.5 },
  { latitude: 54.1, longitude: 27.5 },
]

test.each([
  ['of the whole country', [brest, vitebsk, gomel]],
  ['of one town, side by side', [west, east]],
  ['of one town, one above the other', [south, north]],
  ['alone', [vitebsk]],
])('no place is below the buttons of the map or its edges on a phone: %s', (_which, places) => {
  const bounds = boundsOf(places)
  if (!bounds) throw new Error('no places')
  const view = viewOf(bounds, PHONE, 'streets')
  for (const place of places) {
    const { x, y } = pixelOf(place, view, PHONE)
    expect(x > PHONE.width - BUTTONS.width && y < BUTTONS.height).toBe(false)
    expect(Math.min(x, PHONE.width - x, y, PHONE.height - y)).toBeGreaterThanOrEqual(22)
  }
})
