import { listJoinRequests as call } from '@vizit/contract/calls/family/join-requests.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { type JoinRequestRow, joinRequestsOf } from '../store/join-requests.ts'
import { presentJoinRequest } from '../use-cases/present-join-request.ts'

/** Requests that wait for this account's answer, and requests that it made. */
async function listJoinRequests(
  { accountId }: Patient,
  { database: { db }, clock }: Pick<FamilyDeps, 'database' | 'clock'>,
) {
  const { incoming, outgoing } = await joinRequestsOf(db, accountId, clock.now())
  const shown = (requests: readonly JoinRequestRow[], other: 'ownerId' | 'accountId') =>
    Promise.all(requests.map(request => presentJoinRequest(db, request, request[other])))
  return { incoming: await shown(incoming, 'accountId'), outgoing: await shown(outgoing, 'ownerId') }
}

export const listJoinRequestsRoute = handle(call, ({ actor }, deps: FamilyDeps) =>
  listJoinRequests(actor, deps),
)
