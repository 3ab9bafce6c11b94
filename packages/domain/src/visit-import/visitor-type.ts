import { isAdultOn } from '../person/age.ts'
import type { UserType } from '../person/programme-user-type.ts'
import type { CivilDate } from '../time/civil-date.ts'

/** Whose visit it is that is taken over (product §3, "Visitor types"). */
export type VisitorType = 'me' | 'child' | 'other'

/** Not 'me' for a child by birthday, and not 'child' for anybody else (product §5, "Import form"). */
export function visitorTypes(birthday: CivilDate | null, today: CivilDate): VisitorType[] {
  return birthday !== null && !isAdultOn(today, birthday) ? ['child', 'other'] : ['me', 'other']
}

/** May what the clinic was told of the patient be saved? For 'me' not by an employer's people, and for 'child'. */
export function offersSaving(visitor: VisitorType, userType: UserType): boolean {
  if (visitor === 'me') return userType !== 'EMPLOYER_PROGRAM'
  return visitor === 'child'
}
