import { ageOn } from '@vizit/domain/person/age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Candidate } from '../../app/booking/order-members.ts'
import type { Profile } from '../../app/people/profile.ts'

/**
 * The preselected patient: the first one who can be booked (product §5). If the service was searched for a child, the
 * first child of that age, or else the first child: a user who chose "for a child" does not mean themselves.
 */
export function preferredPatient(
  allowed: readonly Candidate[],
  { family }: Pick<Profile, 'family'>,
  childAge: number | null,
): Candidate | undefined {
  if (childAge === null) return allowed[0]
  const today = civilDateOf(Date.now())
  const children = allowed.filter(({ relKind }) => relKind === 'CHILD')
  const ofThatAge = children.find(({ profileId }) => {
    const birthday = family.find(member => member.profileId === profileId)?.profile.birthday
    return birthday && ageOn(today, birthday) === childAge
  })
  return ofThatAge ?? children[0] ?? allowed[0]
}
