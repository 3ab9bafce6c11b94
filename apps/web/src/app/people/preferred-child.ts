import { ageOn } from '@vizit/domain/person/age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Profile } from './profile.ts'

type OfFamily = Pick<Profile['family'][number], 'profileId' | 'relKind'>

/** Whom a user means who chose "for a child": the first child of that age, or else the first child (product §5). */
export function preferredChild<Person extends OfFamily>(
  people: readonly Person[],
  family: Profile['family'],
  childAge: number | null,
): Person | undefined {
  const today = civilDateOf(Date.now())
  const children = people.filter(({ relKind }) => relKind === 'CHILD')
  const ofThatAge = children.find(({ profileId }) => {
    const birthday = family.find(member => member.profileId === profileId)?.profile.birthday
    return birthday && ageOn(today, birthday) === childAge
  })
  return ofThatAge ?? children[0]
}
