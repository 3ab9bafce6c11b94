import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BELARUS, boundsOf, centreOf, isSinglePoint, zoomToFit } from './map-bounds.ts'
import { mapPointOf, placeOf } from './mercator.ts'

const minsk = { latitude: 53.9, longitude: 27.56 }
const brest = { latitude: 52.1, longitude: 23.69 }

test('the bounds contain all places', () => {
  expect(boundsOf([minsk, brest])).toEqual({ west: 23.69, south: 52.1, east: 27.56, north: 53.9 })
  expect(boundsOf([])).toBeNull()
})

test('one place, or several in one building, are a point', () => {
  const points = [[minsk], [minsk, minsk], [minsk, brest]].map(places => boundsOf(places) ?? BELARUS)
  expect(points.map(isSinglePoint)).toEqual([true, true, false])
})

test.each([
  ['a phone', { width: 328, height: 360 }, 4.6],
  ['a wide screen', { width: 800, height: 600 }, 5.7],
])('the country fits into %s', (_case, size, zoom) => {
  expect(zoomToFit(BELARUS, size, 18)).toBeCloseTo(zoom, 0)
})

test('a single point is shown at the closest zoom', () => {
  expect(zoomToFit(boundsOf([minsk]) ?? BELARUS, { width: 300, height: 300 }, 15)).toBe(15)
})

test('the centre lies between the corners', () => {
  const { latitude, longitude } = placeOf(centreOf(BELARUS))
  expect(latitude).toBeGreaterThan(BELARUS.south)
  expect(latitude).toBeLessThan(BELARUS.north)
  expect(longitude).toBeCloseTo((BELARUS.west + BELARUS.east) / 2, 9)
})

test('a point of the map is the place that it was made of', () => {
  const degrees = { min: -80, max: 80, noNaN: true }
  fc.assert(
    fc.property(fc.double(degrees), fc.double(degrees), (latitude, longitude) => {
      const back = placeOf(mapPointOf({ latitude, longitude }))
      expect(back.latitude).toBeCloseTo(latitude, 6)
      expect(back.longitude).toBeCloseTo(longitude, 6)
    }),
  )
})
