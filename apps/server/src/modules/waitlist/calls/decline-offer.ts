import { declineOffer as call } from '@vizit/contract/calls/waitlist.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WaitlistDeps } from '../deps.ts'
import { matchWaitlist } from '../matching/match-waitlist.ts'
import { close } from '../store/offers.ts'
import { offerOver, ownOffer } from '../use-cases/own-offer.ts'

/** Declines an offer, which goes to the next in line. Declining it again succeeds and changes nothing. */
async function declineOffer(
  { actor, offerId }: { readonly actor: Patient; readonly offerId: string },
  deps: WaitlistDeps,
) {
  const { database, clock, changes } = deps
  const offer = await ownOffer(actor, offerId, deps)
  if (!offer) return new Refused('NOT_FOUND', {})
  const { accountId, profileId, waitId } = offer
  const now = clock.now()
  const closed = await database.db.transaction().execute(async trx => {
    const done = await close(trx, { offerId, as: 'declined', now, patience: 1 })
    const details = { waitId }
    if (done) {
      await recordAudit(trx, {
        action: 'offer-declined',
        subject: offerId,
        at: now,
        accountId,
        profileId,
        details,
      })
    }
    return done
  })
  if (!closed) {
    const state = (await ownOffer(actor, offerId, deps))?.state ?? 'withdrawn'
    return state === 'declined' ? undefined : offerOver(state)
  }
  changes.publish('waitlist', { accounts: [accountId] })
  await matchWaitlist(accountId, deps)
  return undefined
}

export const declineOfferRoute = handle(call, ({ actor, params }, deps: WaitlistDeps) =>
  declineOffer({ actor, offerId: params.offerId }, deps),
)
