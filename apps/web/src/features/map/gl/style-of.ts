import type { Language } from '@vizit/i18n/language.ts'
import type { StyleSpecification } from 'maplibre-gl'
import type { MapColours } from '../map-colours.ts'
import type { Town } from '../outline/towns.ts'
import type { MapLayer } from '../use-map-layers.ts'
import { outlineStyle } from './outline-style.ts'
import { streetsStyle } from './streets-style.ts'

interface Look {
  readonly colours: MapColours
  readonly language: Language
  readonly towns: readonly Town[]
}

/** The style of a layer; without a layer the outline. Layers with a style of their own look the same in every theme. */
export function styleOf(layer: MapLayer | null, look: Look): StyleSpecification | string {
  if (!layer) return outlineStyle(look.towns, look.colours)
  if (layer.kind === 'style') return layer.address
  return streetsStyle(layer.address, look.language, look.colours)
}
