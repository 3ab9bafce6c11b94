import { BELARUS, boundsOf, isSinglePoint, type MapBounds } from '@vizit/domain/geo/map-bounds.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useDevicePlace } from '../../app/place/device-place.ts'
import { LayerChoice } from './layer-choice.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapNotice } from './map-notice.tsx'
import type { MapGroup, MapPlace } from './map-place.ts'
import { type MapView, placesAround, viewAt, viewOf, ZOOMS, zoomed } from './map-view.ts'
import { OutlineMap } from './outline/outline-map.tsx'
import { useTowns } from './outline/towns.ts'
import { PlaceMarkers } from './place-markers.tsx'
import { PlacePanel } from './place-panel.tsx'
import classes from './places-map.module.css'
import { useGlMap } from './use-gl-map.ts'
import { useLayer } from './use-layer.ts'
import { useMyLocation } from './use-my-location.ts'
import { useSize } from './use-size.ts'

export interface PlacesMapProps {
  /** Changes of the set move the map to it; those of names and order do not. */
  places: readonly MapPlace[]
  /** The accessible name. */
  label: string
  selected: string | null
  onSelect: (id: string | null) => void
  /** True on a page with other content, which swipes and the wheel scroll. */
  isInline?: boolean
  /** The list beside it was asked for with the place of the device. */
  isPlaceSent?: boolean
}

/**
 * Places on a map, in groups where they are too near to each other. All of them must also be in a list beside it: the list is
 * the accessible way.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { places, label, selected, onSelect, isInline = false, isPlaceSent = false } = props
  const t = useT('map')
  const after = useId()
  const frame = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const towns = useTowns()
  const gl = useGlMap()
  const layers = useLayer()
  const [isReady, setReady] = useState(false)
  const [ownView, setView] = useState<MapView | null>(null)
  const [together, setTogether] = useState<readonly string[]>([])
  const chosenHere = useRef<string | null>(null)

  const ids = places
    .map(({ id }) => id)
    .toSorted()
    .join()
  const device = useDevicePlace()
  // A list that was made for the place of the device is seen together with it.
  const here = isPlaceSent && device.state === 'known' ? device.at : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bounds change with the set of places
  const bounds = useMemo(() => boundsOf(here ? [...places, here] : places) ?? BELARUS, [ids, here])
  const ground = layers.shown ? 'streets' : 'outline'
  const view = ownView ?? viewOf(bounds, size, ground)
  const fit = (to: MapBounds) => setView(viewOf(to, size, ground))
  const myLocation = useMyLocation(place => {
    const around = boundsOf(placesAround(place, places))
    setView(around && places.length > 0 ? viewOf(around, size, ground) : viewAt(place, view, ground))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another set is shown whole
  useEffect(() => {
    setView(null)
    setTogether([])
  }, [bounds])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice in the list moves the map
  useEffect(() => {
    const place = places.find(({ id }) => id === selected)
    if (place && chosenHere.current !== selected) setView(viewAt(place, view, ground))
    if (selected !== null) setTogether([])
    chosenHere.current = null
  }, [selected])

  function choose(id: string) {
    chosenHere.current = id
    onSelect(id)
  }
  function openGroup({ places: [first, ...others] }: MapGroup) {
    if (!first) return
    if (others.length === 0) return choose(first.id)
    const all = [first, ...others]
    const inside = boundsOf(all)
    if (inside && !isSinglePoint(inside) && view.zoom < ZOOMS.closest - 1) return fit(inside)
    onSelect(null)
    setTogether(all.map(({ id }) => id))
  }

  const shown = places.filter(({ id }) => (together.length > 0 ? together.includes(id) : id === selected))
  const described = shown.map(({ id }) => id).join()
  useEffect(() => {
    // On a phone the map reaches to the end of the screen, and what stands at the pressed point would be below it.
    if (described) below.current?.scrollIntoView({ block: 'nearest' })
  }, [described])
  const { Map: GlMap = null } = typeof gl.state === 'object' ? gl.state : {}
  return (
    <section aria-label={label} className={classes.root}>
      <a href={`#${after}`} className={classes.skip}>
        {t('skip')}
      </a>
      <LayerChoice layers={layers.all} chosen={layers.shown} onChoose={layers.choose} />
      <div ref={frame} className={classes.frame} data-inline={isInline || undefined}>
        {!isReady && <OutlineMap {...{ view, size, towns, isInline }} onView={setView} />}
        {GlMap && layers.isKnown && (
          <div className={classes.gl} data-hidden={!isReady || undefined}>
            <GlMap
              {...{ view, towns, isInline }}
              layer={layers.shown}
              onView={setView}
              onReady={() => setReady(true)}
              onLayerFailed={layers.fail}
              onBroken={() => {
                setReady(false)
                gl.giveUp()
              }}
            />
          </div>
        )}
        <PlaceMarkers {...{ places, view, size, selected }} here={myLocation.place} onGroup={openGroup} />
        <MapButtons
          onZoom={by => setView(zoomed(view, by))}
          onWhole={() => fit(bounds)}
          onHere={myLocation.locate}
          isLocating={myLocation.state === 'locating'}
        />
      </div>
      <MapNotice
        here={myLocation.state}
        gl={typeof gl.state === 'object' ? 'ready' : gl.state}
        hasLayerFailed={layers.hasFailed}
        isKeptHere={!isPlaceSent && !layers.shown?.sites.length}
        onRetry={() => {
          layers.retry()
          if (gl.state === 'failed') gl.retry()
        }}
      />
      <div ref={below} id={after} tabIndex={-1} aria-live="polite">
        {shown.length > 0 && (
          <PlacePanel
            places={shown}
            onSelect={choose}
            onClose={() => {
              setTogether([])
              onSelect(null)
            }}
          />
        )}
      </div>
    </section>
  )
}
