import { listOwnProviders as call } from '@vizit/contract/calls/visits/visits.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { VisitsDeps } from '../deps.ts'
import { readOwnProviders } from '../store/own-providers.ts'
import { readVisibleProfiles, thoseWithLevel } from '../use-cases/visible-profiles.ts'

export const listOwnProvidersRoute = handle(call, async ({ actor, language }, deps: VisitsDeps) => {
  const seen = await readVisibleProfiles(actor, undefined, deps)
  return readOwnProviders(
    deps.database,
    { profileIds: seen.profileIds, readers: thoseWithLevel(seen, 'VIEW_REPORTS_TESTS') },
    language,
  )
})
