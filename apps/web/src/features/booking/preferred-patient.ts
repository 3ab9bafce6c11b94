import type { Candidate } from '../../app/booking/order-members.ts'
import { preferredChild } from '../../app/people/preferred-child.ts'
import type { Profile } from '../../app/people/profile.ts'

/**
 * The preselected patient: the first one who can be booked (product §5). If the service was searched for a child, that
 * child: a user who chose "for a child" does not mean themselves.
 */
export function preferredPatient(
  allowed: readonly Candidate[],
  { family }: Pick<Profile, 'family'>,
  childAge: number | null,
): Candidate | undefined {
  if (childAge === null) return allowed[0]
  return preferredChild(allowed, family, childAge) ?? allowed[0]
}
