import { mapPointOf, placeOf } from '@vizit/domain/geo/mercator.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useMapColours } from '../map-colours.ts'
import { type MapView, ZOOMS } from '../map-view.ts'
import type { Town } from '../outline/towns.ts'
import type { MapLayer } from '../use-map-layers.ts'
import classes from './gl-map.module.css'
import { AttributionControl, MapLibreMap } from './load-maplibre.ts'
import { styleOf } from './style-of.ts'

export interface GlMapProps {
  view: MapView
  /** Null: the outline. */
  layer: MapLayer | null
  towns: readonly Town[]
  /** Leaves swipes with one finger and the wheel to the page. */
  isInline: boolean
  onView: (view: MapView) => void
  onReady: () => void
  /** WebGL does not start, or the outline cannot be drawn: the map has to do without. */
  onBroken: () => void
  /** The style or a tile of the layer cannot be loaded. */
  onLayerFailed: () => void
}

/** The map drawn by MapLibre. Its position is the view's: the map reports each move, and goes where the view is set. */
export function GlMap(props: GlMapProps) {
  const { view, layer, towns, isInline } = props
  const { language } = useTexts()
  const t = useT('map')
  const colours = useMapColours()
  const style = useMemo(() => styleOf(layer, { colours, language, towns }), [layer, colours, language, towns])
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<MapLibreMap | null>(null)
  const current = useRef({ ...props, style, drawn: layer, reported: view })
  current.current = { ...current.current, ...props }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is made once and then told of changes
  useEffect(() => {
    const element = container.current
    if (!element) return
    let made: MapLibreMap
    try {
      made = new MapLibreMap({
        container: element,
        style,
        ...cameraOf(view),
        minZoom: ZOOMS.furthest,
        maxZoom: ZOOMS.closest,
        renderWorldCopies: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        cooperativeGestures: isInline,
        attributionControl: false,
        locale: {
          'Map.Title': t('canvas'),
          'AttributionControl.ToggleAttribution': t('sources'),
          'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
          'CooperativeGesturesHandler.MacHelpText': t('wheelMac'),
          'CooperativeGesturesHandler.MobileHelpText': t('twoFingers'),
        },
      })
    } catch {
      current.current.onBroken()
      return
    }
    made.touchZoomRotate.disableRotation()
    made.keyboard.disableRotation()
    made.addControl(new AttributionControl({ compact: false }), 'bottom-right')
    made.on('load', () => current.current.onReady())
    made.on('error', ({ error }) => {
      if (isFlawOfStyle(error)) return
      if (current.current.drawn) current.current.onLayerFailed()
      else current.current.onBroken()
    })
    made.on('move', () => {
      const { lng: longitude, lat: latitude } = made.getCenter()
      const moved = { ...mapPointOf({ latitude, longitude }), zoom: made.getZoom() }
      current.current.reported = moved
      // After the event, but before this frame is painted: the buttons move together with the map below them.
      queueMicrotask(() => flushSync(() => current.current.onView(moved)))
    })
    map.current = made
    return () => {
      map.current = null
      made.remove()
    }
  }, [])

  useEffect(() => {
    if (current.current.style === style) return
    Object.assign(current.current, { style, drawn: layer })
    map.current?.setStyle(style, { diff: false })
  }, [style, layer])

  useEffect(() => {
    if (current.current.reported === view) return
    current.current.reported = view
    map.current?.easeTo({ ...cameraOf(view), duration: 200 })
  }, [view])

  return <div ref={container} className={classes.map} />
}

/** MapLibre reports a layer of a style that it cannot draw, and draws the others. */
const isFlawOfStyle = ({ message }: { message: string }) => /^(Source layer|layers|sources)\b/.test(message)

function cameraOf(view: MapView) {
  const { latitude, longitude } = placeOf(view)
  return { center: { lat: latitude, lng: longitude }, zoom: view.zoom }
}
