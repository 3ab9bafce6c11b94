import { useProfile } from '../../app/people/profile.ts'
import { programmesOf } from '../../app/people/programmes-of.ts'
import type { Visit } from './visit-types.ts'

/** Whether somebody else than who pays for a visit could have paid: a programme, or the patient. */
export function useHasPayers(visit: Visit): boolean {
  const { data: profile } = useProfile()
  const isMine = visit.profileId === profile?.me
  const person = profile?.family.find(({ profileId }) => profileId === visit.profileId)
  return visit.covererCode !== null || (isMine ? programmesOf(profile).length > 0 : !!person?.coverers.length)
}
