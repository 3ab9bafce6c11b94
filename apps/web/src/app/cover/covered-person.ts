import { preferredChild } from '../people/preferred-child.ts'
import type { Profile } from '../people/profile.ts'
import { programmesOf } from '../people/programmes-of.ts'

interface CoveredPerson {
  readonly profileId: string
  /** The codes of the programmes that cover them. */
  readonly programmes: readonly string[]
}

/**
 * Whose badges a list has: the signed-in person's, or those of the child whom the booking form will preselect. Undefined
 * age: not for a child.
 */
export function coveredPerson(profile: Profile, childAge: number | null | undefined): CoveredPerson {
  const child = childAge === undefined ? undefined : preferredChild(profile.family, profile.family, childAge)
  return child
    ? { profileId: child.profileId, programmes: child.coverers.map(({ covererCode }) => covererCode) }
    : { profileId: profile.me, programmes: programmesOf(profile).map(({ coverer }) => coverer) }
}
