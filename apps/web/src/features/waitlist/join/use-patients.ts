import { useProfile } from '../../../app/profile.ts'

/** Those for whom the account may book, oneself first; undefined while they are not known. */
export function usePatients() {
  const { data: profile } = useProfile()
  if (!profile) return undefined
  const relatives = profile.family.filter(
    ({ relKind, accessLevels }) => relKind !== 'ME' && accessLevels.includes('BOOK_VISITS'),
  )
  return [
    { value: profile.me, label: profile.fullNameRu ?? '' },
    ...relatives.map(member => ({ value: member.profileId, label: member.profile.fullNameRu ?? '' })),
  ]
}
