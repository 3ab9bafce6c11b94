import { mayTakeOff, takenOffFrom } from '@vizit/domain/visits/take-off-list.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { VisitsDeps } from '../deps.ts'
import { setHidden } from '../store/own-list.ts'
import { findVisit } from '../store/visit-details.ts'

interface Listing {
  readonly actor: Patient
  readonly orderId: string
}

/** Hides a visit on the account's own list (decisions D8); repeated, it changes nothing. */
export async function takeOffVisit(listing: Listing, deps: VisitsDeps) {
  const visit = await seenVisit(listing, deps)
  if (!visit) return new Refused('NOT_FOUND', {})
  if (!mayTakeOff(visit, deps.clock.now())) {
    return new Refused('VISIT_STAYS_LISTED', { from: takenOffFrom(visit) })
  }
  return list(listing, true, deps)
}

/** Shows it again. */
export async function putBackVisit(listing: Listing, deps: VisitsDeps) {
  if (!(await seenVisit(listing, deps))) return new Refused('NOT_FOUND', {})
  return list(listing, false, deps)
}

async function seenVisit({ actor, orderId }: Listing, { database, family }: VisitsDeps) {
  const visit = await findVisit(database, orderId)
  const member = visit && (await family.memberFor(actor, visit.profileId, 'VIEW_VISITS'))
  return member && visit
}

async function list({ actor, orderId }: Listing, hidden: boolean, deps: VisitsDeps): Promise<undefined> {
  const { accountId } = actor
  const changed = await setHidden(deps.database, { accountId, orderId, hidden, now: deps.clock.now() })
  if (changed) deps.changes.publish('visits', { accounts: [accountId] })
}
