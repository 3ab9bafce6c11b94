import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { deleteJoinRequest, lockJoinRequest, setStatus } from '../store/join-requests.ts'

type Deps = Pick<FamilyDeps, 'database' | 'clock' | 'changes'>

/**
 * Declines a request without telling its maker, who goes on seeing it as waiting. A request that is over already
 * stays as it is.
 */
export async function declineJoinRequest({ accountId: owner }: Patient, id: string, deps: Deps) {
  const now = deps.clock.now()
  const refused = await deps.database.db.transaction().execute(async trx => {
    const request = await lockJoinRequest(trx, { id, by: { owner }, now })
    if (request?.status === 'accepted') return new Refused('JOIN_REQUEST_OVER', {})
    if (request?.status === 'waiting') await setStatus(trx, id, 'declined')
    return undefined
  })
  // Refresh only the owner's pages: a refresh of the maker's pages would show that something happened.
  if (!refused) deps.changes.publish('family', { accounts: [owner] })
  return refused
}

/** Withdraws a request, waiting or declined. */
export async function withdrawJoinRequest({ accountId: maker }: Patient, id: string, deps: Deps) {
  const now = deps.clock.now()
  const ended = await deps.database.db.transaction().execute(async trx => {
    const request = await lockJoinRequest(trx, { id, by: { maker }, now })
    if (request?.status === 'accepted') return new Refused('JOIN_REQUEST_OVER', {})
    if (request) await deleteJoinRequest(trx, id)
    return request
  })
  if (ended instanceof Refused) return ended
  deps.changes.publish('family', { accounts: ended?.status === 'waiting' ? [maker, ended.ownerId] : [maker] })
  return undefined
}
