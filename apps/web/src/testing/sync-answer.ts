import type { Answer } from '@vizit/api-client/calls.ts'
import { answer } from './answer.ts'
import { NOW } from './clinic.ts'

type Synced = Answer<'syncVisits'>

/** The answer of a sync with these visits, for all their patients, and without further data. */
export function synced(visits: Synced['visits'] = [], also: Partial<Synced> = {}): Synced {
  const profileIds = also.profileIds ?? visits.map(({ profileId }) => profileId)
  return {
    visits,
    profileIds,
    reportsOf: [],
    coverageOf: profileIds,
    syncedAt: NOW,
    providers: [],
    ...also,
  }
}

/** From now on a sync returns these visits. */
export const answerSync = (...given: Parameters<typeof synced>) => answer('syncVisits', synced(...given))
