import { listMapLayers } from '@vizit/contract/calls/map.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { MapDeps } from '../deps.ts'
import { mapFileAddress, mapStyleAddress } from '../map-addresses.ts'
import type { StyledLayer } from '../open-map.ts'

export const listMapLayersRoute = handle(listMapLayers, async (_asked, { map }: MapDeps) => {
  const styled = map.styled.map(presentStyled)
  const isStandardStyled = styled.some(({ name }) => name === 'standard')
  const version = isStandardStyled ? undefined : await map.file?.version()
  if (version === undefined) return { layers: styled }
  const ownFile = {
    kind: 'vector-file' as const,
    name: 'standard' as const,
    address: mapFileAddress(version),
    sites: [],
    schema: 'protomaps' as const,
  }
  return { layers: [ownFile, ...styled] }
})

const presentStyled = ({ name, style, sites }: StyledLayer) => ({
  kind: 'style' as const,
  name,
  address: typeof style === 'string' ? style : mapStyleAddress(name),
  sites: [...sites],
})
