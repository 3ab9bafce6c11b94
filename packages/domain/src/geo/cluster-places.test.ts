import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterPlaces } from './cluster-places.ts'

const minsk = { id: '1', latitude: 53.9, longitude: 27.56 }
const beside = { id: '2', latitude: 53.9, longitude: 27.57 }
const brest = { id: '3', latitude: 52.1, longitude: 23.69 }

const idsOf = (zoom: number, ...places: (typeof minsk)[]) =>
  clusterPlaces(places, zoom).map(group => group.places.map(({ id }) => id))

test.each([
  ['the country: towns apart, places of a town together', 6, [['1', '2'], ['3']]],
  ['the world: all together', 0, [['1', '2', '3']]],
  ['a street: each alone', 14, [['1'], ['2'], ['3']]],
])('%s', (_case, zoom, expected) => expect(idsOf(zoom, minsk, beside, brest)).toEqual(expected))

test('places of one building stay together at every zoom', () => {
  expect(idsOf(22, minsk, { ...minsk, id: '4' })).toEqual([['1', '4']])
})

test('a place alone stands where it is; a group between its places', () => {
  const [group] = clusterPlaces([minsk], 14)
  expect(group?.latitude).toBeCloseTo(53.9, 9)
  const [both] = clusterPlaces([minsk, beside], 6)
  expect(both?.longitude).toBeCloseTo(27.565, 9)
})

const place = fc.record({
  latitude: fc.double({ min: 51.2, max: 56.2, noNaN: true }),
  longitude: fc.double({ min: 23.1, max: 32.8, noNaN: true }),
})
const manyPlaces = fc
  .array(place, { maxLength: 40 })
  .map(all => all.map((each, index) => ({ ...each, id: String(index) })))

test('each place is in one group, whatever the order of the places', () => {
  fc.assert(
    fc.property(manyPlaces, fc.double({ min: 0, max: 18, noNaN: true }), (places, zoom) => {
      const groups = clusterPlaces(places, zoom)
      const ids = groups.flatMap(group => group.places.map(({ id }) => id))
      expect(ids.toSorted()).toEqual(places.map(({ id }) => id).toSorted())
      expect(clusterPlaces(places.toReversed(), zoom)).toEqual(groups)
    }),
  )
})
