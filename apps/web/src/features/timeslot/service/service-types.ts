import type { Answer } from '@vizit/api-client/calls.ts'
import type { ServiceDoctor } from '@vizit/domain/services/service-paths.ts'
import type { Doctor } from '../timeslot-types.ts'

export type Service = Answer<'listServices'>['services'][number]
export type ServiceOption = Service['options'][number]

/** Converts a doctor to the shape that the rules of services use. */
export const asServiceDoctor = (doctor: Doctor): ServiceDoctor => ({
  id: doctor.id,
  adult: doctor.adult,
  children: doctor.children,
  adultAge: doctor.adult_age,
  adultAgeTo: doctor.adult_age_to,
  childrenAge: doctor.children_age,
  childrenAgeTo: doctor.children_age_to,
  worksAt: doctor.worksAt,
})
