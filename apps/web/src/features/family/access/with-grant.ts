import type { Answer, Input } from '@vizit/api-client/calls.ts'
import type { Member } from '../member.ts'

type Grants = Answer<'listGrants'>

/** The grants after a level on the user, or on a child, was set. */
export function withGrant(
  grants: Grants,
  { profileId, forProfileId, level }: Input<'setGrant'>['body'],
  family: readonly Member[],
): Grants {
  const whose = forProfileId ?? family.find(({ relKind }) => relKind === 'ME')?.profileId
  const isSame = (grant: Grants[number]) => grant.profileId === profileId && grant.forProfileId === whose
  if (grants.some(isSame)) return grants.map(grant => (isSame(grant) ? { ...grant, level } : grant))
  const relative = family.find(member => member.profileId === profileId)
  if (!whose || !relative) return grants
  const { relKind, profile } = relative
  return [
    ...grants,
    { profileId, name: profile.fullNameRu, relKind, level, forProfileId: whose, changeable: true },
  ]
}
