import { ageOn } from '@vizit/domain/person/age.ts'
import { serviceAge } from '@vizit/domain/services/service-age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useProfile } from '../../../app/people/profile.ts'

/** The age that the service is for, in whole years (product §5): the chosen child's age, or the user's own. */
export function usePatientAge(childAge: number | null): number {
  const { data: profile } = useProfile()
  const ownAge = profile?.birthday ? ageOn(civilDateOf(Date.now()), profile.birthday) : null
  return serviceAge(childAge, ownAge)
}
