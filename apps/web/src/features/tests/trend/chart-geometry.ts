import type { TrendPoint } from './trend-types.ts'

/** Units of the drawing; it is scaled to the available width. */
export const CHART = { width: 300, height: 200, left: 40, right: 10, top: 10, bottom: 26 } as const

/** A point whose value is a number on the chart's scale. */
export type PlottedPoint = TrendPoint & { readonly number: number }

export interface ChartGeometry {
  readonly points: readonly { readonly point: PlottedPoint; readonly x: number; readonly y: number }[]
  /** The reference range around each point that has one; ranges may change over the years. */
  readonly bands: readonly {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }[]
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
}

/** The points on one scale: numbers in the unit of the latest value. */
export function plotPoints(points: readonly TrendPoint[], unit: string | null): PlottedPoint[] {
  return points.filter((point): point is PlottedPoint => point.number !== null && point.unit === unit)
}

/** The coordinates of a trend: time from left to right, values with their reference ranges from bottom to top. */
export function chartGeometry(drawn: readonly PlottedPoint[]): ChartGeometry {
  const values = drawn.flatMap(({ number, low, high }) => [number, low, high]).filter(value => value !== null)
  const ticks = niceTicks(Math.min(...values), Math.max(...values))
  const bottom = ticks[0] ?? 0
  const top = ticks.at(-1) ?? 1
  const { width, height, left, right } = CHART
  const floor = height - CHART.bottom
  const yOf = (value: number) => floor - ((value - bottom) / (top - bottom)) * (floor - CHART.top)
  const times = drawn.map(({ date }) => Date.parse(date))
  const begin = times[0] ?? 0
  const span = (times.at(-1) ?? begin) - begin
  const room = width - left - right
  // If all are of one moment, they are placed side by side, in their order.
  const share = (at: number) =>
    span > 0 ? ((times[at] ?? begin) - begin) / span : drawn.length > 1 ? at / (drawn.length - 1) : 0.5
  // The outermost points have a margin to the edges.
  const xOf = (at: number) => left + room * (0.04 + 0.92 * share(at))

  const points = drawn.map((point, at) => ({ point, x: xOf(at), y: yOf(point.number) }))
  const bands = points.flatMap(({ point: { low, high }, x }, at) => {
    if (low === null && high === null) return []
    const before = points[at - 1]
    const after = points[at + 1]
    const from = before ? (before.x + x) / 2 : left
    const to = after ? (after.x + x) / 2 : width - right
    const upper = yOf(high ?? top)
    return [{ x: from, y: upper, width: to - from, height: yOf(low ?? bottom) - upper }]
  })
  return { points, bands, ticks: ticks.map(value => ({ value, y: yOf(value) })) }
}

/** About four round numbers from below the lowest to above the highest. */
export function niceTicks(lowest: number, highest: number): number[] {
  const size = Math.max(Math.abs(lowest), Math.abs(highest))
  // Values closer than this would have equal or no tick marks after rounding, so they are drawn as one value.
  const finest = Math.max(size * 1e-9, 1e-15)
  const spread = [highest - lowest, size].find(each => each > finest) ?? 1
  const rough = spread / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map(factor => factor * power).find(nice => nice >= rough) ?? rough
  const first = Math.floor(lowest / step)
  const last = Math.max(Math.ceil(highest / step), first + 1)
  // Steps are multiplied, not added, and rounded, to avoid values like 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}
