import type { Patient as FhirPatient } from '@medplum/fhirtypes'
import { z } from 'zod'
import type { Person } from '../../clinic-connector.ts'
import { FhirId, Identifier } from './parts.ts'
import { PROFILE_SYSTEM } from './systems.ts'

export const Patient = z.looseObject({ resourceType: z.literal('Patient'), id: FhirId })

/** The same as it stands there now. */
export const KnownPatient = Patient.extend({
  active: z.boolean().optional(),
  identifier: z.array(Identifier).optional(),
  telecom: z.array(z.looseObject({ system: z.string().optional(), value: z.string().optional() })).optional(),
  link: z.array(z.looseObject({ type: z.string().optional() })).optional(),
})

/** The least that a clinic needs to know about the patient: no phone, no address. */
export function patientOf(profileId: string, { lastName, firstName, birthday, sex }: Person): FhirPatient {
  return {
    resourceType: 'Patient',
    active: true,
    identifier: [{ system: PROFILE_SYSTEM, value: profileId }],
    name: [{ ...(lastName && { family: lastName }), ...(firstName && { given: [firstName] }) }],
    ...(birthday && { birthDate: birthday }),
    ...(sex && { gender: sex === 'MALE' ? 'male' : 'female' }),
  }
}
