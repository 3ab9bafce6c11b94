import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WaitlistDeps } from '../deps.ts'
import { searchFor } from '../matching/search.ts'
import { close } from '../store/offers.ts'
import { offerOver, ownOffer } from './own-offer.ts'

/** Passes an offered time on to the next in line; to decline again succeeds and changes nothing. */
export async function declineOffer(
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
  changes.tell('waitlist', { accounts: [accountId] })
  await searchFor(accountId, deps)
  return undefined
}
