import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { Profile } from '../people/profile.ts'

/** The profiles on which the account holds a level, including its own (product §6). */
export function profilesWithLevel(
  { me, family }: Pick<Profile, 'me' | 'family'>,
  level: AccessLevel,
): readonly string[] {
  const relatives = family.filter(
    ({ relKind, accessLevels }) => relKind !== 'ME' && accessLevels.includes(level),
  )
  return [me, ...relatives.map(({ profileId }) => profileId)]
}
