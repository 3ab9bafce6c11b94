import type { Profile } from '../../app/people/profile.ts'

/** One of the family, as the profile lists them (product §3, "Family member"). */
export type Member = Profile['family'][number]

/** All members except the signed-in user. */
export function relativesOf(profile: Profile): readonly Member[] {
  return profile.family.filter(({ relKind }) => relKind !== 'ME')
}

/** True for a child whose data the user may correct (product §6, EDIT_PROFILE). */
export function isEditable({ relKind, accessLevels }: Member): boolean {
  return relKind === 'CHILD' && accessLevels.includes('EDIT_PROFILE')
}
