import { clusterPlaces } from '@vizit/domain/geo/cluster-places.ts'
import type { Place } from '@vizit/domain/geo/distance.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useMemo } from 'react'
import type { MapGroup, MapPlace } from './map-place.ts'
import { isInside, type MapSize, type MapView, pixelOf } from './map-view.ts'
import classes from './place-markers.module.css'

interface PlaceMarkersProps {
  places: readonly MapPlace[]
  view: MapView
  size: MapSize
  selected: string | null
  /** Where the device is. */
  here: Place | null
  onGroup: (group: MapGroup) => void
}

/** Places, or groups of places that are too near to each other, as buttons over the map. */
export function PlaceMarkers({ places, view, size, selected, here, onGroup }: PlaceMarkersProps) {
  const t = useT('map')
  // Groups change with each half of a zoom, not with each move.
  const step = Math.round(view.zoom * 2) / 2
  const groups = useMemo(() => clusterPlaces(places, step), [places, step])
  const inView = groups
    .map(group => ({ group, at: pixelOf(group, view, size) }))
    .filter(({ at }) => isInside(at, size))
  const own = here && pixelOf(here, view, size)
  return (
    <div className={classes.markers}>
      {own && <span className={classes.here} style={styleAt(own)} aria-hidden />}
      {inView.map(({ group, at }) => {
        const [first, ...others] = group.places
        if (!first) return null
        return (
          <button
            key={first.id}
            type="button"
            className={classes.marker}
            data-group={others.length > 0 || undefined}
            aria-pressed={others.length === 0 ? selected === first.id : undefined}
            data-selected={group.places.some(({ id }) => id === selected) || undefined}
            aria-label={others.length === 0 ? first.name : t('group', { count: group.places.length })}
            style={styleAt(at)}
            onClick={() => onGroup(group)}
          >
            {others.length > 0 && group.places.length}
          </button>
        )
      })}
    </div>
  )
}

const styleAt = ({ x, y }: { x: number; y: number }) => ({
  transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`,
})
