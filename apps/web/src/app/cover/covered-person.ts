import { preferredChild } from '../people/preferred-child.ts'
import type { Profile } from '../people/profile.ts'
import { programmesOf } from '../people/programmes-of.ts'
import type { CoverAsked } from './cover.ts'

interface CoveredPerson {
  readonly profileId: string
  /** The codes of the programmes that cover them. */
  readonly programmes: readonly string[]
}

/**
 * Whose badges a list has: those of the relative who was chosen, of the child whom the booking form will preselect, or the signed-in
 * person's. Undefined age: not for a child.
 */
export function coveredPerson(
  profile: Profile,
  { childAge, person }: Pick<CoverAsked, 'childAge' | 'person'>,
): CoveredPerson {
  const { family } = profile
  const relative = person
    ? family.find(({ profileId }) => profileId === person)
    : childAge === undefined
      ? undefined
      : preferredChild(family, family, childAge)
  return relative
    ? { profileId: relative.profileId, programmes: relative.coverers.map(({ covererCode }) => covererCode) }
    : { profileId: profile.me, programmes: programmesOf(profile).map(({ coverer }) => coverer) }
}
