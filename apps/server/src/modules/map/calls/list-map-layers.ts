import { listMapLayers } from '@vizit/contract/calls/map.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { MapDeps } from '../deps.ts'
import { mapFileAddress, mapStyleAddress } from '../map-addresses.ts'
import { namesOwnFile } from '../map-styles.ts'
import type { StyledLayer } from '../open-map.ts'

export const listMapLayersRoute = handle(listMapLayers, async (_asked, { map }: MapDeps) => {
  const version = await map.file?.version()
  const styled = map.styled.filter(layer => version !== undefined || !needsFile(layer)).map(presentStyled)
  const isStandardStyled = map.styled.some(({ name }) => name === 'standard')
  if (version === undefined || isStandardStyled) return { layers: styled }
  const ownFile = {
    kind: 'vector-file' as const,
    name: 'standard' as const,
    address: mapFileAddress(version),
    sites: [],
    schema: 'protomaps' as const,
  }
  return { layers: [ownFile, ...styled] }
})

/** Without the file its layer would be empty; the outline is shown instead. */
const needsFile = ({ style }: StyledLayer) => typeof style !== 'string' && namesOwnFile(style)

const presentStyled = ({ name, style, sites }: StyledLayer) => ({
  kind: 'style' as const,
  name,
  address: typeof style === 'string' ? style : mapStyleAddress(name),
  sites: [...sites],
})
