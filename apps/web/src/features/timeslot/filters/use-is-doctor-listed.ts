import { useSearch } from '@tanstack/react-router'
import { acceptsAge } from '@vizit/domain/booking/age-limits.ts'
import type { Doctor } from '../timeslot-types.ts'
import { useAcceptsChildren } from './use-accepts-children.ts'

/** Whether a doctor is listed: by the host page's switch, and by the age in the address. */
export function useIsDoctorListed(): (doctor: Doctor) => boolean {
  const { takes } = useAcceptsChildren()
  const { age } = useSearch({ strict: false })
  return doctor => takes(doctor) && (age === undefined || acceptsAge(limitsOf(doctor), Number(age)))
}

export const limitsOf = (doctor: Doctor) => ({
  adult: doctor.adult,
  children: doctor.children,
  adultAge: doctor.adult_age,
  adultAgeTo: doctor.adult_age_to,
  childrenAge: doctor.children_age,
  childrenAgeTo: doctor.children_age_to,
})
