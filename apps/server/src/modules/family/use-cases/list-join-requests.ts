import type { Patient } from '../../../platform/http/actor.ts'
import type { FamilyDeps } from '../deps.ts'
import { type JoinRequestRow, joinRequestsOf } from '../store/join-requests.ts'
import { presentJoinRequest } from './present-join-request.ts'

/** The requests that wait for an account, and those it made. */
export async function listJoinRequests(
  { accountId }: Patient,
  { database: { db }, clock }: Pick<FamilyDeps, 'database' | 'clock'>,
) {
  const { incoming, outgoing } = await joinRequestsOf(db, accountId, clock.now())
  const shown = (requests: readonly JoinRequestRow[], other: 'ownerId' | 'accountId') =>
    Promise.all(requests.map(request => presentJoinRequest(db, request, request[other])))
  return { incoming: await shown(incoming, 'accountId'), outgoing: await shown(outgoing, 'ownerId') }
}
