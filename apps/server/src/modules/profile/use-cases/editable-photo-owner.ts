import type { Patient } from '../../../platform/http/actor.ts'
import type { Family, Member } from '../../family/public.ts'
import { ownOf } from './read-user.ts'

/** Whose photo this person may change: their own, and that of a child whom they may edit. */
export async function editablePhotoOwner(
  actor: Patient,
  profileId: string | undefined,
  family: Pick<Family, 'memberFor' | 'membersOf'>,
): Promise<Member | undefined> {
  if (profileId === undefined) return ownOf(await family.membersOf(actor))
  const member = await family.memberFor(actor, profileId, 'EDIT_PROFILE')
  return member?.relKind === 'ME' || member?.relKind === 'CHILD' ? member : undefined
}
