import { showVisit as call } from '@vizit/contract/calls/visits/visits.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { VisitsDeps } from '../deps.ts'
import { findOwnVisit } from '../store/own-list.ts'
import { presentVisits } from '../use-cases/present-visits.ts'

export const showVisitRoute = handle(call, async ({ actor, params, language, refuse }, deps: VisitsDeps) => {
  const { accountId } = actor
  const visit = await findOwnVisit(deps.database, { accountId, orderId: params.orderId })
  const member = visit && (await deps.family.memberFor(actor, visit.profileId, 'VIEW_VISITS'))
  if (!visit || !member) return refuse('NOT_FOUND')
  await deps.family.recordViews(actor, [member])
  const now = deps.clock.now()
  // What a connected clinic has of it is stored meanwhile, and told to the page as a change.
  if (visit.startsAt <= now && member.accessLevels.includes('VIEW_REPORTS_TESTS'))
    await deps.providers.refresh({
      ...{ profileIds: [member.profileId], providerCode: visit.place.providerCode },
      ...{ kind: 'tests', forced: false, wait: false },
    })
  const members = new Map([[member.profileId, member]])
  const [shown] = await presentVisits([visit], { language, now, members }, deps)
  return shown ?? refuse('NOT_FOUND')
})
