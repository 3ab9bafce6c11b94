import { preferredChild } from '../people/preferred-child.ts'
import type { Profile } from '../people/profile.ts'
import { programmesOf } from '../people/programmes-of.ts'
import type { CoverAsked } from './cover.ts'

export type WhoseCover = Pick<CoverAsked, 'childAge' | 'person'>

interface CoveredPerson {
  readonly profileId: string
  /** Those that cover them or will; of relatives the profile knows no names. */
  readonly programmes: readonly { readonly coverer: string; readonly programCaption?: string }[]
}

/**
 * Whose badges and filters a list has: those of the relative who was chosen, of the child whom the booking form will preselect, or the
 * signed-in person's. Undefined age: not for a child.
 */
export function coveredPerson(profile: Profile, { childAge, person }: WhoseCover): CoveredPerson {
  const { family } = profile
  const relative = person
    ? family.find(({ profileId }) => profileId === person)
    : childAge === undefined
      ? undefined
      : preferredChild(family, family, childAge)
  return relative
    ? {
        profileId: relative.profileId,
        programmes: relative.coverers.map(({ covererCode: coverer }) => ({ coverer })),
      }
    : { profileId: profile.me, programmes: programmesOf(profile) }
}
