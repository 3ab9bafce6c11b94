import type { Patient } from '../../../platform/http/actor.ts'
import type { Family, Member } from '../../family/public.ts'
import { ownOf } from './read-user.ts'

/** The person whose photo this account may change: the owner, or a child whom the account may edit. */
export async function editablePhotoOwner(
  actor: Patient,
  profileId: string | undefined,
  family: Pick<Family, 'memberFor' | 'membersOf'>,
): Promise<Member | undefined> {
  if (profileId === undefined) return ownOf(await family.membersOf(actor))
  const member = await family.memberFor(actor, profileId, 'EDIT_PROFILE')
  return member?.relKind === 'ME' || member?.relKind === 'CHILD' ? member : undefined
}
