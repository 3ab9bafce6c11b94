import { ageOn } from '@vizit/domain/person/age.ts'
import { shortName } from '@vizit/domain/person/short-name.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useMemo } from 'react'
import { useProfile } from './profile.ts'

/** What is somebody's of the family. */
export interface OfSomebody {
  readonly profileId: string
  readonly customerFirstName: string
}

/** Who the account's people are to a list of what is theirs. */
export function usePeople() {
  const { data: profile } = useProfile()
  return useMemo(() => peopleOf(profile), [profile])
}

function peopleOf(profile: ReturnType<typeof useProfile>['data']) {
  const family = new Map(profile?.family.map(member => [member.profileId, member.profile]))
  const known = (profileId: string) => (profileId === profile?.me ? profile : family.get(profileId))
  return {
    me: profile?.me ?? null,
    /** Surname and initials; what the record itself says where the person is not known. */
    nameOf: ({ profileId, customerFirstName }: OfSomebody): string => {
      const name = known(profileId)?.fullNameRu
      return name ? shortName(name) : customerFirstName
    },
    /** Null where the account may not see it. */
    sexOf: ({ profileId }: Pick<OfSomebody, 'profileId'>) => known(profileId)?.sex ?? null,
    /** Where their photo is; null where there is none that the account may see. */
    photoOf: ({ profileId }: Pick<OfSomebody, 'profileId'>): string | null =>
      known(profileId)?.photoUrl ?? null,
    /** In whole years; null where the account may not see it. */
    ageOf: ({ profileId }: Pick<OfSomebody, 'profileId'>): number | null => {
      const birthday = known(profileId)?.birthday
      return birthday ? ageOn(civilDateOf(Date.now()), birthday) : null
    },
  }
}
