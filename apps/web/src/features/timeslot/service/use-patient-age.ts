import { ageOn } from '@vizit/domain/person/age.ts'
import { serviceAge } from '@vizit/domain/services/service-age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useProfile } from '../../../app/people/profile.ts'

/** Whole years of whom the service is for (product §5): the child's that was said, or one's own. */
export function usePatientAge(childAge: number | null): number {
  const { data: profile } = useProfile()
  const ownAge = profile?.birthday ? ageOn(civilDateOf(Date.now()), profile.birthday) : null
  return serviceAge(childAge, ownAge)
}
