import type { PlottedPoint } from './chart-geometry.ts'
import classes from './trend-chart.module.css'

interface PointMarkProps {
  x: number
  y: number
  point: PlottedPoint
  isChosen: boolean
}

const SIZE = 5

const shapes = {
  high: (x: number, y: number) => `M${x} ${y - SIZE - 1}L${x + SIZE + 1} ${y + SIZE}H${x - SIZE - 1}Z`,
  low: (x: number, y: number) => `M${x} ${y + SIZE + 1}L${x + SIZE + 1} ${y - SIZE}H${x - SIZE - 1}Z`,
  abnormal: (x: number, y: number) => `M${x - SIZE} ${y - SIZE}h${2 * SIZE}v${2 * SIZE}h${-2 * SIZE}Z`,
}

/** A value on the chart: a triangle points up or down if it is out of range, so that colour is not needed. */
export function PointMark({ x, y, point: { flag, comparator }, isChosen }: PointMarkProps) {
  const look = {
    className: classes.mark,
    'data-out': (flag !== null && flag !== 'normal') || undefined,
    // The limit of the measurement: the real value is beyond it.
    'data-hollow': comparator !== null || undefined,
  }
  return (
    <>
      {isChosen && <circle cx={x} cy={y} r={SIZE + 6} className={classes.chosen} />}
      {flag === null || flag === 'normal' ? (
        <circle cx={x} cy={y} r={SIZE} {...look} />
      ) : (
        <path d={shapes[flag](x, y)} {...look} />
      )}
    </>
  )
}
