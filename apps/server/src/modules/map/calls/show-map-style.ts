import { showMapStyle } from '@vizit/contract/calls/map.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { MapDeps } from '../deps.ts'
import { mapFileAddress } from '../map-addresses.ts'
import { namesOwnFile, withOwnFile } from '../map-styles.ts'

export const showMapStyleRoute = handle(showMapStyle, async ({ params, refuse }, { map }: MapDeps) => {
  const style = map.styled.find(({ name }) => name === params.name)?.style
  if (!style || typeof style === 'string') return refuse('NOT_FOUND')
  if (!namesOwnFile(style)) return style
  const version = await map.file?.version()
  return version === undefined ? refuse('NOT_FOUND') : withOwnFile(style, mapFileAddress(version))
})
