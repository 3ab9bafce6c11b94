import { ADULT_AGE } from '../person/age.ts'

/** The ages that a doctor accepts, in whole years; null means the default of product §5, "Age rules". */
export interface AgeLimits {
  readonly adult: boolean
  readonly children: boolean
  readonly adultAge: number | null
  readonly adultAgeTo: number | null
  readonly childrenAge: number | null
  readonly childrenAgeTo: number | null
}

const OLDEST = 999

/** True if the doctor accepts a patient of `age` whole years (product §5, "Age rules"; bounds: decisions D1). */
export function acceptsAge(doctor: AgeLimits, age: number): boolean {
  if (doctor.adult && doctor.children) return age >= (doctor.childrenAge ?? 0)
  if (doctor.adult) return age >= (doctor.adultAge ?? ADULT_AGE) && age <= (doctor.adultAgeTo ?? OLDEST)
  if (doctor.children) return age >= (doctor.childrenAge ?? 0) && age < (doctor.childrenAgeTo ?? ADULT_AGE)
  return false
}

export type AgeRefusal = 'CHILD_DOCTOR' | 'ADULT_DOCTOR' | 'AGE'

/**
 * Why the age does not fit: the doctor accepts only the other age group, or has limits within the patient's group
 * (calls §8.2).
 */
export function ageRefusal(doctor: AgeLimits, age: number): AgeRefusal | null {
  if (acceptsAge(doctor, age)) return null
  if (!doctor.adult && age >= ADULT_AGE) return 'CHILD_DOCTOR'
  if (!doctor.children && age < ADULT_AGE) return 'ADULT_DOCTOR'
  return 'AGE'
}
