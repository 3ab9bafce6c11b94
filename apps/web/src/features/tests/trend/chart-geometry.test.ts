import { DAY_MS } from '@vizit/domain/time/day.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHART, chartGeometry, niceTicks, type PlottedPoint, plotPoints } from './chart-geometry.ts'

const point = (number: number, parts: Partial<PlottedPoint> = {}): PlottedPoint => ({
  testId: '01990000-0000-7000-8000-0000000000b1',
  date: '2026-03-02T06:00:00Z',
  value: String(number),
  comparator: null,
  unit: 'г/л',
  low: null,
  high: null,
  reference: null,
  flag: null,
  number,
  ...parts,
})

const bounded = fc.double({ min: -1e6, max: 1e6, noNaN: true })
/** Two values at any distance, or next to each other. */
const pair = fc.oneof(
  fc.tuple(bounded, bounded),
  fc
    .tuple(bounded, fc.integer({ min: -16, max: 0 }))
    .map(([a, digits]) => [a, a + a * 10 ** digits] as const),
)

test("the scale's marks cover all values, and are few", () => {
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const [lowest, highest] = a < b ? [a, b] : [b, a]
      const ticks = niceTicks(lowest, highest)
      const slack = Math.abs(highest) * 1e-9 + 1e-9
      expect(ticks[0]).toBeLessThanOrEqual(lowest + slack)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest - slack)
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(new Set(ticks).size).toBe(ticks.length)
    }),
    { examples: [[[0, 5e-324]]] },
  )
})

test.each([
  [3.2, 5.6, [3, 4, 5, 6]],
  [120, 155, [120, 140, 160]],
  [0.1, 0.3, [0.1, 0.2, 0.3]],
] as const)('from %s to %s: %j', (lowest, highest, ticks) =>
  expect(niceTicks(lowest, highest)).toEqual(ticks),
)

test('everything lies within the drawing, later points further right', () => {
  const history = fc.array(fc.tuple(fc.nat(1000), fc.double({ min: 0, max: 500, noNaN: true })), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(history, told => {
      const drawn = told
        .toSorted(([a], [b]) => a - b)
        .map(([day, number]) =>
          point(number, { date: new Date(day * DAY_MS).toISOString(), low: 100, high: 200 }),
        )
      const { points, bands } = chartGeometry(drawn)
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(CHART.left)
        expect(x).toBeLessThan(CHART.width - CHART.right)
        expect(y).toBeGreaterThanOrEqual(CHART.top - 1e-6)
        expect(y).toBeLessThanOrEqual(CHART.height - CHART.bottom + 1e-6)
      }
      expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b))
      // The ranges touch, without gaps and overlaps.
      const covered = bands.reduce((sum, { width }) => sum + width, 0)
      expect(covered).toBeCloseTo(CHART.width - CHART.left - CHART.right, 6)
    }),
  )
})

test('a range with one bound reaches the edge of the scale', () => {
  const { bands, ticks } = chartGeometry([point(4, { high: 5 }), point(6, { high: 5 })])
  expect(bands[0]?.y).toBeGreaterThan(CHART.top)
  expect((bands[0]?.y ?? 0) + (bands[0]?.height ?? 0)).toBeCloseTo(ticks[0]?.y ?? 0)
})

test('words and values in another unit are not on the scale', () => {
  const word = { ...point(0), number: null, value: 'не обнаружено' }
  expect(plotPoints([point(4), word, point(400, { unit: 'мг/дл' })], 'г/л')).toEqual([point(4)])
})
