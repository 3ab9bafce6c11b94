import { useProfile } from '../people/profile.ts'

/** Whether the account holds VIEW_REPORTS_TESTS on a person (product §6); not known while the profile is on its way. */
export function useMaySee(profileId: string): boolean | undefined {
  const { data: profile } = useProfile()
  if (!profile) return undefined
  if (profile.me === profileId) return true
  const member = profile.family.find(relative => relative.profileId === profileId)
  return member?.accessLevels.includes('VIEW_REPORTS_TESTS') ?? false
}
