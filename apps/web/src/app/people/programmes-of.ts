import type { Profile } from './profile.ts'

/**
 * The programmes of the signed-in person: their own first, then those of a spouse or parent, then those that do not cover them today, but
 * may on the day of a visit.
 */
export const programmesOf = (profile: Profile | undefined) => [
  ...(profile?.programs ?? []),
  ...(profile?.familyPrograms ?? []),
  ...(profile?.waitingPrograms ?? []),
]
