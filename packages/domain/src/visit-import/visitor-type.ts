import { isAdultOn } from '../person/age.ts'
import type { UserType } from '../person/programme-user-type.ts'
import type { CivilDate } from '../time/civil-date.ts'

/** Whose visit is imported (product §3, "Visitor types"). */
export type VisitorType = 'me' | 'child' | 'other'

/** 'me' is not offered for a child by birthday, and 'child' is not offered for an adult (product §5, "Import form"). */
export function visitorTypes(birthday: CivilDate | null, today: CivilDate): VisitorType[] {
  return birthday !== null && !isAdultOn(today, birthday) ? ['child', 'other'] : ['me', 'other']
}

/**
 * True if the patient data of the clinic may be saved to the profile: for 'child', and for 'me' unless the user belongs
 * to an employer programme.
 */
export function offersSaving(visitor: VisitorType, userType: UserType): boolean {
  if (visitor === 'me') return userType !== 'EMPLOYER_PROGRAM'
  return visitor === 'child'
}
