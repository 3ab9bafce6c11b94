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
  const members = new Map([[member.profileId, member]])
  const viewing = { language, now: deps.clock.now(), members }
  const [shown] = await presentVisits([visit], viewing, deps)
  return shown ?? refuse('NOT_FOUND')
})
