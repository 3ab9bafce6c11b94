import { readFile } from 'node:fs/promises'
import type { AnswerOf } from '@vizit/contract/call.ts'
import { showMapStyle } from '@vizit/contract/calls/map.ts'
import { STREETS_ATTRIBUTION } from '@vizit/domain/geo/map-attribution.ts'

export type MapStyle = AnswerOf<typeof showMapStyle>

/** With this address a style names the operator's own vector file (MAP_PMTILES). */
export const OWN_FILE = 'pmtiles://MAP_PMTILES'

/** Reads a MapLibre style. Throws an error that says what is wrong with the file. */
export async function readMapStyle(file: string): Promise<MapStyle> {
  const parsed = showMapStyle.answer.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`it is not a MapLibre style: ${issue?.path.join('.')} ${issue?.message}`)
}

/** The origins of the sites that the style loads tiles, letters and icons from. */
export function sitesOf({ sources, sprite, glyphs }: MapStyle): string[] {
  const sprites = Array.isArray(sprite) ? sprite.map(({ url }) => url) : [sprite]
  const ofSources = Object.values(sources).flatMap(({ url, tiles, data }) => [
    url,
    data,
    ...(Array.isArray(tiles) ? tiles : []),
  ])
  const addresses = [...sprites, glyphs, ...ofSources].filter(address => typeof address === 'string')
  return [...new Set(addresses.flatMap(address => siteOf(address) ?? []))]
}

/** Null: the address names no other site. */
export function siteOf(address: string): string | null {
  const url = URL.parse(address.replace(/^pmtiles:\/\/(?=https?:)/, ''))
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

export const namesOwnFile = ({ sources }: MapStyle) =>
  Object.values(sources).some(({ url }) => url === OWN_FILE)

/**
 * The style with the address at which the own vector file stands now, and with whose data it is, if the style does not say so: the browser
 * does not read it from the file.
 */
export const withOwnFile = (style: MapStyle, address: string): MapStyle => ({
  ...style,
  sources: Object.fromEntries(
    Object.entries(style.sources).map(([name, source]) => [
      name,
      source.url === OWN_FILE
        ? { attribution: STREETS_ATTRIBUTION, ...source, url: `pmtiles://${address}` }
        : source,
    ]),
  ),
})
