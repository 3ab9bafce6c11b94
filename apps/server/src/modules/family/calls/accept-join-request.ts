import { acceptJoinRequest as call } from '@vizit/contract/calls/family/join-requests.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { lockJoinRequest, pairOf, setStatus } from '../store/join-requests.ts'
import { addWithFamiliesLocked } from '../store/lock-families.ts'
import { ownProfileOf } from '../store/people.ts'
import { confirmSharing } from '../use-cases/confirm-sharing.ts'
import { makeRelatives } from '../use-cases/make-relatives.ts'

/**
 * Accepts a request to join: both become relatives. The database refuses when either family has no place left; the
 * request then stays waiting. Accepting it again, on another page or after a lost answer, returns the same
 * success.
 */
async function acceptJoinRequest(
  actor: Patient,
  { id, freshCode }: { readonly id: string; readonly freshCode: FreshCode | null },
  deps: FamilyDeps,
) {
  const { database, clock, changes, family } = deps
  const { accountId: owner } = actor
  const now = clock.now()
  let pair: string[] = []
  const accepted = await addWithFamiliesLocked(
    database,
    async trx => {
      pair = await pairOf(trx, id, owner)
      return pair
    },
    async trx => {
      const request = await lockJoinRequest(trx, { id, by: { owner }, now })
      if (!request || request.status === 'declined') return new Refused('JOIN_REQUEST_OVER', {})
      if (request.status === 'waiting') {
        const { accountId, relKind } = request
        const unconfirmed = await confirmSharing(trx, { accountId: owner, relKind, freshCode })
        if (unconfirmed) return unconfirmed
        const [asking, own] = [await ownProfileOf(trx, accountId), await ownProfileOf(trx, owner)]
        await makeRelatives(trx, {
          one: { accountId, profileId: asking.id, level: 'VIEW_COVERAGE' },
          other: { accountId: owner, profileId: own.id, level: 'VIEW_COVERAGE' },
          kind: relKind,
          by: owner,
          now,
        })
        await setStatus(trx, id, 'accepted')
      }
      return { data: { family: await family.present(owner, trx) } }
    },
  )
  if (accepted instanceof Refused) return accepted
  changes.publish('family', { accounts: pair })
  changes.publish('visits', { accounts: pair })
  return accepted
}

export const acceptJoinRequestRoute = handle(call, ({ actor, params, freshCode }, deps: FamilyDeps) =>
  acceptJoinRequest(actor, { id: params.id, freshCode }, deps),
)
