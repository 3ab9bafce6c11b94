import { z } from 'zod'
import { Meta } from './parts.ts'
import { CodeableConcept } from './results.ts'

export const Amount = z.looseObject({ value: z.number().optional(), unit: z.string().optional() })

const parts = {
  id: z.string().optional(),
  meta: Meta.optional(),
  code: CodeableConcept.optional(),
  form: CodeableConcept.optional(),
  ingredient: z
    .array(
      z.looseObject({
        itemCodeableConcept: CodeableConcept.optional(),
        strength: z.looseObject({ numerator: Amount.optional(), denominator: Amount.optional() }).optional(),
      }),
    )
    .optional(),
}

/** What is inside of another resource: a Medication, or something else. */
export const Contained = z.looseObject({ resourceType: z.string(), ...parts })

/** A drug: its name, form and ingredients. */
export const Medication = z.looseObject({ resourceType: z.literal('Medication'), ...parts })
export type Medication = z.output<typeof Medication>
