import { listReviewableVisits as call } from '@vizit/contract/calls/reviews.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReviewsDeps } from '../deps.ts'
import { readReviewableVisits } from '../store/own-reviews.ts'

export const listReviewableVisitsRoute = handle(
  call,
  async ({ actor, query, language }, { database, clock, family }: ReviewsDeps) => {
    const everybody = await family.membersOf(actor)
    const birthday = everybody.find(({ relKind }) => relKind === 'ME')?.birthday
    // Who is too young learns of it before a text is written, not after.
    if (birthday && !isAdultOn(civilDateOf(clock.now()), birthday)) return []
    const members = everybody
      .filter(({ relKind }) => relKind === 'ME' || relKind === 'CHILD')
      .filter(({ accessLevels }) => accessLevels.includes('VIEW_VISITS'))
    const profileIds = members.map(({ profileId }) => profileId)
    return readReviewableVisits(database.db, { profileIds, language, now: clock.now(), ...query })
  },
)
