import type { StyleSpecification } from 'maplibre-gl'
import type { MapColours } from '../map-colours.ts'
import { belarusOutline } from '../outline/belarus-outline.ts'
import type { Town } from '../outline/towns.ts'
import { FONTS } from './fonts.ts'

/** The outline of Belarus with its towns: the base map without configured layers (decisions D19). */
export function outlineStyle(towns: readonly Town[], colours: MapColours): StyleSpecification {
  const label = (isLarge: boolean) => ({
    id: isLarge ? 'large-towns' : 'small-towns',
    type: 'symbol' as const,
    source: 'towns',
    ...(!isLarge && { minzoom: 7 }),
    filter: ['==', ['get', 'isLarge'], isLarge] as ['==', unknown[], boolean] as never,
    layout: {
      'text-field': '{name}',
      'text-font': FONTS,
      'text-size': isLarge ? 14 : 12,
      'text-variable-anchor': ['bottom' as const, 'top' as const, 'right' as const, 'left' as const],
      'text-radial-offset': 1.6,
    },
    paint: { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
  })
  return {
    version: 8,
    sources: {
      outline: { type: 'geojson', data: belarusOutline, attribution: 'Natural Earth, GeoNames' },
      towns: { type: 'geojson', data: { type: 'FeatureCollection', features: towns.map(featureOf) } },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
      { id: 'land', type: 'fill', source: 'outline', paint: { 'fill-color': colours.land } },
      {
        id: 'border',
        type: 'line',
        source: 'outline',
        paint: { 'line-color': colours.border, 'line-width': 1.5 },
      },
      {
        id: 'dots',
        type: 'circle',
        source: 'towns',
        filter: ['any', ['get', 'isLarge'], ['>=', ['zoom'], 7]],
        paint: { 'circle-radius': 3, 'circle-color': colours.text },
      },
      label(false),
      label(true),
    ],
  }
}

const featureOf = ({ name, latitude, longitude, isLarge }: Town) => ({
  type: 'Feature' as const,
  properties: { name, isLarge },
  geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
})
