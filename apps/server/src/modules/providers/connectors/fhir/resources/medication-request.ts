import { z } from 'zod'
import { FhirId, Meta, Reference } from './parts.ts'
import { CodeableConcept } from './results.ts'

/** A prescription. Its drug is a coded concept, or a Medication inside of the resource. */
export const MedicationRequest = z.looseObject({
  resourceType: z.literal('MedicationRequest'),
  id: FhirId,
  meta: Meta.optional(),
  status: z.string(),
  intent: z.string().optional(),
  medicationCodeableConcept: CodeableConcept.optional(),
  medicationReference: Reference.extend({ display: z.string().optional() }).optional(),
  contained: z
    .array(
      z.looseObject({
        resourceType: z.string(),
        id: z.string().optional(),
        code: CodeableConcept.optional(),
        form: CodeableConcept.optional(),
        ingredient: z.array(z.looseObject({ itemCodeableConcept: CodeableConcept.optional() })).optional(),
      }),
    )
    .optional(),
  authoredOn: z.string().optional(),
  requester: z.looseObject({ display: z.string().optional() }).optional(),
  supportingInformation: z.array(Reference).optional(),
  dosageInstruction: z
    .array(z.looseObject({ text: z.string().optional(), patientInstruction: z.string().optional() }))
    .optional(),
  dispenseRequest: z
    .looseObject({
      quantity: z.looseObject({ value: z.number().optional(), unit: z.string().optional() }).optional(),
      validityPeriod: z.looseObject({ end: z.string().optional() }).optional(),
    })
    .optional(),
})
export type MedicationRequest = z.output<typeof MedicationRequest>
