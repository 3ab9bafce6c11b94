import { heldLevels } from '../../family/public.ts'
import type { BookingSettings } from '../deps.ts'
import type { RelatedPatient } from '../store/booking-context.ts'
import type { MemberToBook } from './candidate.ts'

export type Bookee = MemberToBook & Pick<RelatedPatient, 'profileId' | 'consentReceived'>

/** The patient, if the account may see their name: the rule of `family.memberFor` without another read. */
export function memberOf(
  patient: RelatedPatient,
  { accessLevelsConfig }: BookingSettings,
): Bookee | undefined {
  const accessLevels = heldLevels(patient, accessLevelsConfig)
  return accessLevels.includes('VIEW_NAME') ? { ...patient, accessLevels } : undefined
}
