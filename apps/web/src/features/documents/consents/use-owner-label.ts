import { useProfile } from '../../../app/people/profile.ts'

/** Whose documents they are: the user's own, or those of a named relative. */
export function useOwnerLabel() {
  const { data: profile } = useProfile()
  return (profileId: string) => {
    const member = profile?.family.find(relative => relative.profileId === profileId)
    return {
      isMe: profile?.me === profileId,
      isChild: member?.relKind === 'CHILD',
      name: (profile?.me === profileId ? profile.fullNameRu : member?.profile.fullNameRu) ?? '',
    }
  }
}
