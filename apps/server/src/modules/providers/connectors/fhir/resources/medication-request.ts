import { z } from 'zod'
import { Amount, Contained } from './medication.ts'
import { FhirId, Meta, Reference } from './parts.ts'
import { CodeableConcept } from './results.ts'

/** A prescription. Its drug is a coded concept, a Medication inside of the resource, or another resource. */
export const MedicationRequest = z.looseObject({
  resourceType: z.literal('MedicationRequest'),
  id: FhirId,
  meta: Meta.optional(),
  status: z.string(),
  intent: z.string().optional(),
  /** True: the patient must not take it. */
  doNotPerform: z.boolean().optional(),
  medicationCodeableConcept: CodeableConcept.optional(),
  medicationReference: Reference.extend({ display: z.string().optional() }).optional(),
  contained: z.array(Contained).optional(),
  authoredOn: z.string().optional(),
  requester: z.looseObject({ display: z.string().optional() }).optional(),
  supportingInformation: z.array(Reference).optional(),
  dosageInstruction: z
    .array(
      z.looseObject({
        text: z.string().optional(),
        patientInstruction: z.string().optional(),
        sequence: z.number().optional(),
      }),
    )
    .optional(),
  dispenseRequest: z
    .looseObject({
      quantity: Amount.optional(),
      validityPeriod: z.looseObject({ end: z.string().optional() }).optional(),
    })
    .optional(),
})
export type MedicationRequest = z.output<typeof MedicationRequest>
