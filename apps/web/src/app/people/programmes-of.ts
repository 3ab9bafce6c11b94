import type { Profile } from './profile.ts'

/** The programmes that cover the signed-in person: their own first, then those of a spouse or parent. */
export const programmesOf = (profile: Profile | undefined) => [
  ...(profile?.programs ?? []),
  ...(profile?.familyPrograms ?? []),
]
