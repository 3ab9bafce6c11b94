import { clusterPlaces } from '@vizit/domain/geo/cluster-places.ts'
import type { Place } from '@vizit/domain/geo/distance.ts'
import type { MapPoint } from '@vizit/domain/geo/mercator.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Fragment, useMemo } from 'react'
import type { MapGroup, MapPlace } from './map-place.ts'
import { isInside, type MapSize, type MapView, pixelOf } from './map-view.ts'
import { type LabelPlace, type Marker, placeLabels, TOWN_ZOOM } from './place-labels.ts'
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
  const labels = labelsOf(inView, { places, view, size, selected })
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
            aria-label={
              others.length === 0 ? wordsOf(first).join(' ') : t('group', { count: group.places.length })
            }
            style={styleAt(at)}
            onClick={() => onGroup(group)}
          >
            {others.length > 0 ? group.places.length : <Label place={first} at={labels.get(first.id)} />}
          </button>
        )
      })}
    </div>
  )
}

interface InView {
  readonly group: MapGroup
  readonly at: MapPoint
}

/** Where the labels stand: that of the chosen place first, then in the order of the list. */
function labelsOf(
  inView: readonly InView[],
  { places, view, size, selected }: Pick<PlaceMarkersProps, 'places' | 'view' | 'size' | 'selected'>,
): Map<string, LabelPlace> {
  if (view.zoom < TOWN_ZOOM) return new Map()
  const order = new Map(places.map(({ id }, nth) => [id, id === selected ? -1 : nth]))
  const markers = inView.flatMap(({ group, at }): Marker[] => {
    const [first, ...others] = group.places
    if (!first) return []
    const { id, name, notes = [] } = first
    return [{ id, at, ...(others.length === 0 && { label: { name, notes } }) }]
  })
  return placeLabels(
    markers.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)),
    size,
  )
}

/** The lines of a label. Their commas are seen, too: who speaks to the device says a button as it is read. */
const wordsOf = ({ name, notes = [] }: MapPlace): readonly string[] =>
  [name, ...notes].map((words, nth) => (nth < notes.length ? `${words},` : words))

function Label({ place, at }: { place: MapPlace; at: LabelPlace | undefined }) {
  if (!at) return null
  const [name = '', ...notes] = wordsOf(place)
  return (
    <span className={classes.label} style={{ left: 22 + at.x, top: 22 + at.y }}>
      <span className={classes.name}>
        {name.split(NUMBER).map((part, nth) => (nth % 2 === 0 ? part : <span key={part}>{part}</span>))}
      </span>
      {notes.map(note => (
        <Fragment key={note}>
          {' '}
          <span className={classes.note}>{note}</span>
        </Fragment>
      ))}
    </span>
  )
}

/** It stays together with its sign. */
const NUMBER = /(№\s*\S+)/

const styleAt = ({ x, y }: { x: number; y: number }) => ({
  transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`,
})
