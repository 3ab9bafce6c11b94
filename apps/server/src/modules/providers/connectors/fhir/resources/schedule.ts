import { z } from 'zod'
import { FhirId, Identifier, Reference } from './parts.ts'

export const Schedule = z.looseObject({
  resourceType: z.literal('Schedule'),
  id: FhirId,
  active: z.boolean().optional(),
  identifier: z.array(Identifier).optional(),
  specialty: z
    .array(z.looseObject({ coding: z.array(z.looseObject({ code: z.string().optional() })).optional() }))
    .optional(),
  actor: z.array(Reference).optional(),
})
export type Schedule = z.output<typeof Schedule>

/** The resource of a Schedule's actor, if the server includes it. */
export const Actor = z.looseObject({
  resourceType: z.enum([
    'Practitioner',
    'PractitionerRole',
    'Location',
    'HealthcareService',
    'Device',
    'Patient',
  ]),
  id: FhirId,
  identifier: z.array(Identifier).optional(),
  /** The doctor of a PractitionerRole. */
  practitioner: Reference.optional(),
  location: z.array(Reference).optional(),
})
export type Actor = z.output<typeof Actor>
