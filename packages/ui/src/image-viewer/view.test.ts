import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fit, LARGEST, moveBy, WHOLE, within, zoomAt } from './view.ts'

const frame = { width: 360, height: 640 }
const scene = { frame, fitted: fit({ width: 2000, height: 1500 }, frame) }
const point = () =>
  fc.record({ x: fc.integer({ min: -180, max: 180 }), y: fc.integer({ min: -320, max: 320 }) })
const factor = () => fc.double({ min: 0.2, max: 5, noNaN: true })

test('a picture fits completely, and is never enlarged for that', () => {
  expect(scene.fitted).toEqual({ width: 360, height: 270 })
  expect(fit({ width: 100, height: 50 }, frame)).toEqual({ width: 100, height: 50 })
})

test('the point under the fingers stays there, unless an edge would be empty', () => {
  const zoomed = zoomAt(WHOLE, 4, { x: 50, y: 0 }, scene)
  // Four times as far from the centre, and moved back by the difference.
  expect(zoomed).toEqual({ scale: 4, x: -150, y: 0 })
})

test('whatever is done, the picture is neither too small nor too large, and no edge is empty', () =>
  fc.assert(
    fc.property(fc.array(fc.record({ factor: factor(), at: point(), by: point() })), steps => {
      let view = WHOLE
      for (const { factor, at, by } of steps) view = moveBy(zoomAt(view, factor, at, scene), by, scene)
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(LARGEST)
      expect(within(view, scene)).toEqual(view)
      const over = (scene.fitted.width * view.scale - frame.width) / 2
      expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, over) + 1e-9)
    }),
  ))

test('a complete picture is in the middle', () => {
  expect(zoomAt({ scale: 3, x: 90, y: -40 }, 0.01, { x: 10, y: 10 }, scene)).toEqual(WHOLE)
})
