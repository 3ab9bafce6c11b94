import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { visitFacts } from '../../visits/public.ts'
import type { WaitlistDeps } from '../deps.ts'
import { readOfferMessageDetails } from '../store/offer-message-details.ts'

interface OfferToNotify {
  readonly offerId: string
  readonly accountId: string
  /** The patient's first name. */
  readonly profileId: string
  readonly assignmentId: string
  readonly startsAt: Date
  readonly until: Date
}

/** Tells the account about its offer; the link contains the offer's id, which only this account can open. */
export async function notifyOfOffer(
  trx: Kysely<DB>,
  { offerId, accountId, profileId, assignmentId, startsAt, until }: OfferToNotify,
  { notifications, publicUrl }: Pick<WaitlistDeps, 'notifications' | 'publicUrl'>,
): Promise<void> {
  const { place, language, patient } = await readOfferMessageDetails(trx, assignmentId, {
    accountId,
    profileId,
  })
  const opens = `/waitlist/offers/${offerId}` as const
  await notifications.notifyAccount(trx, accountId, {
    template: 'time-offered',
    data: {
      ...visitFacts({ startsAt, patient, place }, language),
      until: until.toISOString(),
      link: `${publicUrl}${opens}`,
    },
    opens,
    topic: `offer:${offerId}`,
    expiresAt: until,
  })
}
