import { useProfile } from '../../../app/people/profile.ts'

/** Whose documents: one's own, or those of a relative by name. */
export function useWhose() {
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
