import { expect, test } from 'vitest'
import { nearestTown } from './nearest-town.ts'

const all = { code: 0, latitude: 53.7, longitude: 27.95 }
const minsk = { code: 17, latitude: 53.9, longitude: 27.5667 }
const zhabinka = { code: 1641, latitude: 52.1984, longitude: 24.0115 }
const brest = { code: 162, latitude: 52.0976, longitude: 23.6878 }
const towns = [all, minsk, zhabinka, brest]

test.each([
  ['in Minsk', { latitude: 53.91, longitude: 27.5 }, 17],
  ['between Brest and Zhabinka, nearer to Brest', { latitude: 52.12, longitude: 23.8 }, 162],
  ['at the centre of the country, which is no town', { latitude: 53.7, longitude: 27.95 }, 17],
])('who is %s gets the nearest town', (_where, place, code) =>
  expect(nearestTown(towns, place)?.code).toBe(code),
)

test('who is in another country, or asks without towns, gets none', () => {
  expect(nearestTown(towns, { latitude: 48.85, longitude: 2.35 })).toBeUndefined()
  expect(nearestTown([all], minsk)).toBeUndefined()
  const gorki = { code: 1, latitude: 54.2833, longitude: 30.9833 }
  const smolensk = { latitude: 54.78, longitude: 32.05 }
  expect(nearestTown([all, gorki], smolensk)).toBeUndefined()
})
