import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { useView } from './use-view.ts'
import type { Point } from './view.ts'

type Viewing = Pick<ReturnType<typeof useView>, 'view' | 'zoom' | 'move' | 'showWhole'> & {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly onSwipe: (step: 1 | -1) => void
}

/** Pixels that a finger must move to turn the page. */
const SWIPE = 60
const TAPPED_SCALE = 2.5
/** The zoom per unit of the mouse wheel. */
const WHEEL = 0.0015

/** Two fingers zoom, one finger moves the picture or turns the page; a double tap and the mouse wheel zoom too. */
export function useGestures({ stage, view, zoom, move, showWhole, onSwipe }: Viewing) {
  const fingers = useRef(new Map<number, Point>())
  const begun = useRef<Point | null>(null)
  const [isMoving, setMoving] = useState(false)

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoom(Math.exp(-event.deltaY * WHEEL), pointOf(event, stage.current))
  })
  useEffect(() => {
    const element = stage.current
    const turned = (event: WheelEvent) => wheel(event)
    // Not passive: otherwise the browser would also zoom the whole page.
    element?.addEventListener('wheel', turned, { passive: false })
    return () => element?.removeEventListener('wheel', turned)
  }, [stage])

  function end(event: PointerEvent) {
    const from = begun.current
    const at = fingers.current.get(event.pointerId)
    fingers.current.delete(event.pointerId)
    setMoving(fingers.current.size > 0)
    if (!from || !at || view.scale > 1) return
    const by = { x: at.x - from.x, y: at.y - from.y }
    if (Math.abs(by.x) > SWIPE && Math.abs(by.x) > 2 * Math.abs(by.y)) onSwipe(by.x < 0 ? 1 : -1)
  }
  return {
    isMoving,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      const at = pointOf(event, stage.current)
      fingers.current.set(event.pointerId, at)
      begun.current = fingers.current.size === 1 ? at : null
      setMoving(true)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!fingers.current.has(event.pointerId)) return
      const before = spreadOf(fingers.current)
      fingers.current.set(event.pointerId, pointOf(event, stage.current))
      const after = spreadOf(fingers.current)
      if (before.distance > 0) zoom(after.distance / before.distance, before.middle)
      move({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y })
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDoubleClick(event: React.MouseEvent) {
      if (view.scale > 1) showWhole()
      else zoom(TAPPED_SCALE, pointOf(event, stage.current))
    },
  }
}

/** The point relative to the centre of the stage. */
function pointOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  stage: HTMLElement | null,
): Point {
  const box = stage?.getBoundingClientRect()
  if (!box) return { x: 0, y: 0 }
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

/** The centre of the fingers and their distance from each other; 0 for one finger. */
function spreadOf(fingers: ReadonlyMap<number, Point>): { middle: Point; distance: number } {
  const [first = { x: 0, y: 0 }, second = first] = fingers.values()
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  }
}
