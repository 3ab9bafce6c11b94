import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { Profile } from '../../app/people/profile.ts'

/** Shows the family that a change answered, before the profile is read again. */
export function useKeepFamily() {
  const queries = useQueryClient()
  return ({ data: { family } }: Answer<'setGrant'>) =>
    queries.setQueryData<Profile>(['readProfile', {}], known => known && { ...known, family })
}
