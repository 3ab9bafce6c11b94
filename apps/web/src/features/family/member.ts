import type { Answer } from '@vizit/api-client/calls.ts'
import type { Profile } from '../../app/people/profile.ts'

/** One of the family, as the profile lists them (product §3, "Family member"). */
export type Member = Profile['family'][number]

/** The programmes of the family, as far as the user may see them. */
export type Coverages = Answer<'listCoverages'>['coverages']

/** All members except the signed-in user. */
export function relativesOf(profile: Profile): readonly Member[] {
  return profile.family.filter(({ relKind }) => relKind !== 'ME')
}

/** True for a child whose data the user may correct (product §6, EDIT_PROFILE). */
export function isEditable({ relKind, accessLevels }: Member): boolean {
  return relKind === 'CHILD' && accessLevels.includes('EDIT_PROFILE')
}
