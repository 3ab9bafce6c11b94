import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'

export type MapLayer = Answer<'listMapLayers'>['layers'][number]

/** An operator changes them with a start of the server. */
const FRESH = 300_000

/** The configured layers; undefined until they are known. Without an answer the map is the outline, as without layers. */
export function useMapLayers() {
  const { data, refusal, refetch } = useCallQuery('listMapLayers', {}, { staleTime: FRESH })
  return { layers: data?.layers ?? (refusal ? [] : undefined), refetch }
}
