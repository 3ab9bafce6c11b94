import { mapPointOf } from '@vizit/domain/geo/mercator.ts'
import { belarusOutline } from './belarus-outline.ts'

/** More than enough for the outline: a millionth of the world is 40 metres. */
const DIGITS = 7

const rings = belarusOutline.features.flatMap(({ geometry }) => geometry.coordinates)

/** The outline as the path of an SVG whose unit is the width of the world. */
export const outlinePath = rings
  .map(ring => {
    const points = ring.map(([longitude, latitude]) => mapPointOf({ longitude, latitude }))
    return `M${points.map(({ x, y }) => `${x.toFixed(DIGITS)} ${y.toFixed(DIGITS)}`).join('L')}Z`
  })
  .join('')
