import { ageOn } from '@vizit/domain/person/age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Candidate } from '../../app/booking/order-members.ts'
import type { Profile } from '../../app/people/profile.ts'

/**
 * Of those who can be booked the first one (product §5). Where the service was looked for for a child, the first of that
 * age, else the first child: nobody who chose "for a child" means themselves.
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
