import { listWaits as call } from '@vizit/contract/calls/waitlist.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { WaitlistDeps } from '../deps.ts'
import { readLiveOffer } from '../store/offer-details.ts'
import { readWaits } from '../store/waits.ts'
import { presentOffer, presentWait } from '../use-cases/present-wait-and-offer.ts'

/** The account's waits for patients for whom it may book. */
async function listWaits(
  { actor, language }: { readonly actor: Patient; readonly language: Language },
  { database, clock, family }: WaitlistDeps,
) {
  const now = clock.now()
  const [waits, live, members] = await Promise.all([
    readWaits(database.db, actor.accountId),
    readLiveOffer(database.db, actor.accountId, now),
    family.membersOf(actor),
  ])
  const mine = new Set(
    members
      .filter(({ accessLevels }) => accessLevels.includes('BOOK_VISITS'))
      .map(({ profileId }) => profileId),
  )
  const offer = live ? presentOffer(live, { language, now }) : null
  return waits.filter(({ profileId }) => mine.has(profileId)).map(wait => presentWait(wait, offer, language))
}

export const listWaitsRoute = handle(call, ({ actor, language }, deps: WaitlistDeps) =>
  listWaits({ actor, language }, deps),
)
