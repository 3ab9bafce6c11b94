import { listOwnProviders as call } from '@vizit/contract/calls/visits/visits.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { VisitsDeps } from '../deps.ts'
import { readOwnProviders } from '../store/own-providers.ts'
import { whoIsSeen } from '../use-cases/who-is-seen.ts'

export const listOwnProvidersRoute = handle(call, async ({ actor, language }, deps: VisitsDeps) => {
  const { profileIds, readers } = await whoIsSeen(actor, undefined, deps)
  return readOwnProviders(deps.database, { profileIds, readers: [...readers] }, language)
})
