import { listReviewableVisits as call } from '@vizit/contract/calls/reviews.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReviewsDeps } from '../deps.ts'
import { readReviewableVisits } from '../store/own-reviews.ts'

export const listReviewableVisitsRoute = handle(
  call,
  async ({ actor, query, language }, { database, clock, family }: ReviewsDeps) => {
    const members = (await family.membersOf(actor))
      .filter(({ relKind }) => relKind === 'ME' || relKind === 'CHILD')
      .filter(({ accessLevels }) => accessLevels.includes('VIEW_VISITS'))
    const profileIds = members.map(({ profileId }) => profileId)
    return readReviewableVisits(database.db, { profileIds, language, now: clock.now(), ...query })
  },
)
