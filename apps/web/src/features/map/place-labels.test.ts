import { expect, test } from 'vitest'
import { type Marker, placeLabels } from './place-labels.ts'

const SIZE = { width: 326, height: 360 }
const marker = (id: string, x: number, y: number, name = 'Аптека № 1'): Marker => ({
  ...{ id, at: { x, y }, label: { name, notes: ['12,50 руб.'] } },
})
const labels = (...markers: Marker[]) => placeLabels(markers, SIZE)

test('a label stands below its marker, or above it where another marker is below', () => {
  expect(labels(marker('a', 150, 180)).get('a')?.y).toBeGreaterThan(0)
  expect(labels(marker('a', 150, 180), { id: 'b', at: { x: 150, y: 230 } }).get('a')?.y).toBeLessThan(0)
})

test('of two labels that would cover each other the first one is shown', () => {
  const long = 'Аптека «Крыничка» № 1'
  const around = [marker('a', 100, 180, long), marker('b', 145, 180, long), marker('c', 55, 180, long)]
  expect([...labels(...around).keys()]).toEqual(['a', 'b'])
  const [a, b] = [labels(...around).get('a'), labels(...around).get('b')]
  // One below and one above.
  expect(Math.sign(a?.y ?? 0)).toBe(-Math.sign(b?.y ?? 0))
})

test('a label stays inside of the map, and is not below its buttons', () => {
  const long = 'Аптека «Крыничка» на проспекте Независимости № 12'
  const edge = labels(marker('a', 20, 340, long)).get('a')
  expect(20 + (edge?.x ?? 0)).toBeGreaterThanOrEqual(0)
  expect(edge?.y).toBeLessThan(0)
  // Whose data it shows stands at the lower edge.
  expect(labels(marker('a', 150, 300)).get('a')?.y).toBeLessThan(0)
  expect(labels(marker('a', 150, 280)).get('a')?.y).toBeGreaterThan(0)
  expect(labels(marker('a', 300, 100)).size).toBe(0)
  expect(labels(marker('a', 240, 100)).get('a')?.x).toBeLessThan(-50)
})

test('a group has no label, and none covers it', () => {
  expect(labels({ id: 'g', at: { x: 150, y: 180 } }).size).toBe(0)
})

test('a label leaves room for each of its lines, also for one that takes two', () => {
  const heightOf = (...notes: string[]) => {
    const above = { id: 'a', at: { x: 150, y: 180 }, label: { name: 'Аптека № 1', notes } }
    return -(labels(above, { id: 'b', at: { x: 150, y: 230 } }).get('a')?.y ?? 0)
  }
  const line = heightOf('12,50 руб.') - heightOf()
  expect(line).toBeGreaterThan(10)
  expect(heightOf('12,50 руб.', 'цена старше суток')).toBe(heightOf('12,50 руб.') + line)
  expect(heightOf('12,50 руб.', 'price older than a day, of yesterday')).toBe(
    heightOf('12,50 руб.') + 2 * line,
  )
})
