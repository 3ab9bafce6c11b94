import type { Profile } from '../../app/people/profile.ts'

/** One of the family, as the profile lists them (product §3, "Family member"). */
export type Member = Profile['family'][number]

/** The relatives: everyone but the signed-in person. */
export function relativesOf(profile: Profile): readonly Member[] {
  return profile.family.filter(({ relKind }) => relKind !== 'ME')
}

/** A child whose data one may correct (product §6, EDIT_PROFILE). */
export function isEditable({ relKind, accessLevels }: Member): boolean {
  return relKind === 'CHILD' && accessLevels.includes('EDIT_PROFILE')
}
