import type { Answer } from '@vizit/api-client/calls.ts'
import type { ServiceDoctor } from '@vizit/domain/services/service-paths.ts'
import type { Doctor } from '../timeslot-types.ts'

export type Service = Answer<'listServices'>['services'][number]
export type ServiceOption = Service['options'][number]

/** A doctor as the rules of services see one. */
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
