import { ageOn } from '@vizit/domain/person/age.ts'
import { shortName } from '@vizit/domain/person/short-name.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useMemo } from 'react'
import { useProfile } from './profile.ts'

/** A record that belongs to one of the family. */
export interface OfSomebody {
  readonly profileId: string
  readonly customerFirstName: string
}

/** Names and data of the account's people for a list of records. */
export function usePeople() {
  const { data: profile } = useProfile()
  return useMemo(() => peopleOf(profile), [profile])
}

function peopleOf(profile: ReturnType<typeof useProfile>['data']) {
  const family = new Map(profile?.family.map(member => [member.profileId, member.profile]))
  const known = (profileId: string) => (profileId === profile?.me ? profile : family.get(profileId))
  return {
    me: profile?.me ?? null,
    /** Surname and initials; or what the record itself says if the person is not known. */
    nameOf: ({ profileId, customerFirstName }: OfSomebody): string => {
      const name = known(profileId)?.fullNameRu
      return name ? shortName(name) : customerFirstName
    },
    /** Null if the account may not see it. */
    sexOf: ({ profileId }: Pick<OfSomebody, 'profileId'>) => known(profileId)?.sex ?? null,
    /** The address of their photo; null if there is none that the account may see. */
    photoOf: ({ profileId }: Pick<OfSomebody, 'profileId'>): string | null =>
      known(profileId)?.photoUrl ?? null,
    /** In whole years; null if the account may not see it. */
    ageOf: ({ profileId }: Pick<OfSomebody, 'profileId'>): number | null => {
      const birthday = known(profileId)?.birthday
      return birthday ? ageOn(civilDateOf(Date.now()), birthday) : null
    },
  }
}
