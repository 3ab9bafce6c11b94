import { type SyntheticEvent, useRef, useState } from 'react'
import { fit, moveBy, type Point, type Scene, type Size, type View, WHOLE, zoomAt } from './view.ts'

/**
 * The current zoom and position of the picture, and functions that change them. A picture that is not loaded yet does
 * not move.
 */
export function useView() {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<Size | null>(null)
  const [view, setView] = useState<View>(WHOLE)

  const changed = (change: (view: View, scene: Scene) => View) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {}
    if (!picture.current) return
    const scene = { frame: { width, height }, fitted: fit(picture.current, { width, height }) }
    setView(former => change(former, scene))
  }
  return {
    stage,
    view,
    zoom: (factor: number, at: Point = { x: 0, y: 0 }) =>
      changed((former, scene) => zoomAt(former, factor, at, scene)),
    move: (by: Point) => changed((former, scene) => moveBy(former, by, scene)),
    showWhole: () => setView(WHOLE),
    /** Called when the picture is loaded and its size is known. */
    take: ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
      picture.current = { width: naturalWidth, height: naturalHeight }
    },
  }
}
