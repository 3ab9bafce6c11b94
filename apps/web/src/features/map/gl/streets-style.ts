import { STREETS_ATTRIBUTION } from '@vizit/domain/geo/map-attribution.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapColours } from '../map-colours.ts'
import { FONTS } from './fonts.ts'

const SOURCE = 'streets'

/** Streets from the operator's vector file, whose layers are named as those of Protomaps. */
export function streetsStyle(address: string, language: Language, colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${address}`, attribution: STREETS_ATTRIBUTION } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
      fill('earth', colours.land),
      fill('landuse', colours.green, ['park', 'forest', 'wood', 'nature_reserve', 'grass', 'cemetery']),
      fill('landuse', colours.built, ['residential', 'hospital', 'university', 'school', 'industrial']),
      fill('water', colours.water),
      line('water', colours.water, ['river', 'canal', 'stream'], [8, 0.5, 16, 4]),
      { ...fill('buildings', colours.built), minzoom: 13 },
      line('roads', colours.rail, ['rail'], [9, 0.5, 16, 2]),
      line('roads', colours.road, ['path', 'other'], [13, 0.5, 18, 4]),
      line('roads', colours.road, ['minor_road'], [11, 0.5, 18, 14]),
      line('roads', colours.mainRoad, ['major_road', 'highway'], [6, 0.7, 18, 20]),
      line('boundaries', colours.border, ['country', 'region'], [4, 0.8, 12, 2]),
      names('roads', language, colours, {
        minzoom: 13,
        isAlongLine: true,
        kinds: ['minor_road', 'major_road', 'highway'],
      }),
      names('places', language, colours, {
        minzoom: 4,
        isAlongLine: false,
        kinds: ['locality', 'neighbourhood'],
      }),
    ],
  }
}

const ofKinds = (kinds: readonly string[]) => ['in', ['get', 'kind'], ['literal', [...kinds]]] as never

function fill(layer: string, colour: string, kinds?: readonly string[]): LayerSpecification {
  return {
    id: `${layer} ${kinds?.[0] ?? ''}`,
    type: 'fill',
    source: SOURCE,
    'source-layer': layer,
    filter: kinds ? ofKinds(kinds) : ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colour },
  }
}

/** The width grows from one zoom to the other: `[zoom, width, zoom, width]`. */
function line(
  layer: string,
  colour: string,
  kinds: readonly string[],
  width: readonly [number, number, number, number],
): LayerSpecification {
  return {
    id: `${layer} lines ${kinds[0]}`,
    type: 'line',
    source: SOURCE,
    'source-layer': layer,
    filter: ofKinds(kinds),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], ...width] as never,
    },
  }
}

interface Names {
  readonly minzoom: number
  readonly isAlongLine: boolean
  readonly kinds: readonly string[]
}

function names(
  layer: string,
  language: Language,
  colours: MapColours,
  { minzoom, isAlongLine, kinds }: Names,
): LayerSpecification {
  const name = ['coalesce', ['get', `name:${language}`], ['get', 'name:ru'], ['get', 'name']]
  return {
    id: `${layer} names`,
    type: 'symbol',
    source: SOURCE,
    'source-layer': layer,
    minzoom,
    filter: ofKinds(kinds),
    layout: {
      'text-field': name as never,
      'text-font': FONTS,
      'text-size': isAlongLine ? 12 : ['interpolate', ['linear'], ['zoom'], 5, 12, 12, 17],
      'symbol-placement': isAlongLine ? 'line' : 'point',
      // Large places keep their names where there is no room for all.
      ...(!isAlongLine && {
        'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population_rank'], 0]] as never,
      }),
    },
    paint: { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
  }
}
