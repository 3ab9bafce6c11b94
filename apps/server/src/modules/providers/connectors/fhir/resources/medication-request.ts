import { z } from 'zod'
import { FhirId, Meta, Reference } from './parts.ts'
import { CodeableConcept } from './results.ts'

const Amount = z.looseObject({ value: z.number().optional(), unit: z.string().optional() })

/** A prescription. Its drug is a coded concept, or a Medication inside of the resource. */
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
  contained: z
    .array(
      z.looseObject({
        resourceType: z.string(),
        id: z.string().optional(),
        code: CodeableConcept.optional(),
        form: CodeableConcept.optional(),
        ingredient: z
          .array(
            z.looseObject({
              itemCodeableConcept: CodeableConcept.optional(),
              strength: z
                .looseObject({ numerator: Amount.optional(), denominator: Amount.optional() })
                .optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
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
