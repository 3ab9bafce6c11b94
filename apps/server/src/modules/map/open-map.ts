import { type MapLayerName, mapLayerNames } from '@vizit/domain/geo/map-layers.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { MapFile } from './map-file.ts'
import { type MapStyle, namesOwnFile, readMapStyle, siteOf, sitesOf } from './map-styles.ts'
import { readPmtiles } from './read-pmtiles.ts'

export interface MapSettings {
  /** The address or the file of the style of each layer (MAP_STYLES). */
  readonly styles: Readonly<Partial<Record<MapLayerName, string>>>
  /** The vector file (MAP_PMTILES). */
  readonly file: string | undefined
  /** Further origins that the styles load from (MAP_SITES). */
  readonly sites: readonly string[]
}

/** A layer with a style: a file of the operator, or the address of another site. */
export interface StyledLayer {
  readonly name: MapLayerName
  readonly style: MapStyle | string
  readonly sites: readonly string[]
}

/** The map as it was configured at the start of the server. */
export interface ConfiguredMap {
  readonly styled: readonly StyledLayer[]
  readonly file: MapFile | undefined
  /** The origins of other sites that pages may load the map from. */
  readonly sites: readonly string[]
}

export const NO_MAP: ConfiguredMap = { styled: [], file: undefined, sites: [] }

/** The layers of the tiles that the product's own style draws: those of Protomaps. */
const DRAWN = ['earth', 'water', 'roads', 'places']

/** Reads and checks what the operator has configured. A file that cannot be used ends the start. */
export async function openMap({ styles, file: path, sites }: MapSettings): Promise<ConfiguredMap> {
  const styled: StyledLayer[] = []
  for (const name of mapLayerNames) {
    const given = styles[name]
    if (given !== undefined) styled.push(await styledLayer(name, given, sites))
  }
  const needsFile = styled.some(({ style }) => typeof style !== 'string' && namesOwnFile(style))
  if (needsFile && path === undefined)
    throw new StartupProblem('MAP_STYLES names pmtiles://MAP_PMTILES, and MAP_PMTILES is not set')
  if (path !== undefined) await checkFile(path, { isDrawnByUs: styles.standard === undefined })
  return {
    styled,
    file: path === undefined ? undefined : new MapFile(path),
    sites: [...new Set(styled.flatMap(layer => layer.sites))],
  }
}

async function styledLayer(
  name: MapLayerName,
  given: string,
  further: readonly string[],
): Promise<StyledLayer> {
  const site = siteOf(given)
  if (site) return { name, style: given, sites: [...new Set([site, ...further])] }
  const style = await readMapStyle(given).catch(error => {
    throw new StartupProblem(`MAP_STYLES ${name}=${given} cannot be used: ${(error as Error).message}`)
  })
  const sites = sitesOf(style)
  // A style may name a description of its tiles, which names further sites.
  return { name, style, sites: sites.length > 0 ? [...new Set([...sites, ...further])] : [] }
}

async function checkFile(path: string, { isDrawnByUs }: { isDrawnByUs: boolean }): Promise<void> {
  try {
    const opened = await new MapFile(path).open()
    if (!opened) throw new Error('there is no such file, or it may not be read')
    const { layers } = await readPmtiles(opened.handle).finally(() => opened.handle.close())
    const missing = DRAWN.filter(layer => !layers.includes(layer))
    if (isDrawnByUs && missing.length > 0)
      throw new Error(
        `its tiles have no layers ${missing.join(', ')}: take a file of Protomaps, or give a style by MAP_STYLES=standard=…`,
      )
  } catch (error) {
    throw new StartupProblem(`MAP_PMTILES ${path} cannot be used: ${(error as Error).message}`)
  }
}
