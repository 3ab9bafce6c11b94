import type { Answer } from '@vizit/api-client/calls.ts'
import { answer } from './answer.ts'
import { NOW } from './clinic.ts'

type Synced = Answer<'syncVisits'>

/** What a sync of these visits answers: of whoever they are, and nothing besides. */
export function synced(visits: Synced['visits'] = [], also: Partial<Synced> = {}): Synced {
  return {
    visits,
    profileIds: visits.map(({ profileId }) => profileId),
    reportsOf: [],
    syncedAt: NOW,
    providers: [],
    ...also,
  }
}

/** From now on a sync answers these visits. */
export const answerSync = (...given: Parameters<typeof synced>) => answer('syncVisits', synced(...given))
