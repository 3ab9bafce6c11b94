import { worldPixels } from '@vizit/domain/geo/mercator.ts'
import { type PointerEvent, useRef } from 'react'
import { useMapColours } from '../map-colours.ts'
import { dragged, type MapSize, type MapView } from '../map-view.ts'
import classes from './outline-map.module.css'
import { outlinePath } from './outline-path.ts'
import { townLabels } from './town-labels.ts'
import type { Town } from './towns.ts'

interface OutlineMapProps {
  view: MapView
  size: MapSize
  towns: readonly Town[]
  onView: (view: MapView) => void
  /** Leaves vertical swipes to the page. */
  isInline: boolean
}

/** The outline of Belarus with its towns, without MapLibre: it is moved by dragging. */
export function OutlineMap({ view, size, towns, onView, isInline }: OutlineMapProps) {
  const colours = useMapColours()
  const from = useRef<{ x: number; y: number; view: MapView } | null>(null)
  const world = worldPixels(view.zoom)
  const [left, top] = [size.width / 2 - view.x * world, size.height / 2 - view.y * world]

  function begin(event: PointerEvent<SVGSVGElement>) {
    from.current = { x: event.clientX, y: event.clientY, view }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function drag({ clientX, clientY }: PointerEvent) {
    if (!from.current) return
    onView(dragged(from.current.view, { x: clientX - from.current.x, y: clientY - from.current.y }))
  }
  const end = () => {
    from.current = null
  }

  return (
    <svg
      className={classes.map}
      data-inline={isInline || undefined}
      aria-hidden
      width={size.width}
      height={size.height}
      style={{ background: colours.ground }}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path
        d={outlinePath}
        transform={`translate(${left} ${top}) scale(${world})`}
        fill={colours.land}
        stroke={colours.border}
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
      {townLabels(towns, view, size).map(({ name, x, y }) => (
        <g key={`${name} ${x}`}>
          <circle cx={x} cy={y} r={3} fill={colours.text} />
          <text x={x} y={y - 8} textAnchor="middle" fill={colours.text} stroke={colours.halo}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
