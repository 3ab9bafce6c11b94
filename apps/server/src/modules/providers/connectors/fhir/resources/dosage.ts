import { doseDays, periodUnits } from '@vizit/domain/drugs/dosage.ts'
import { z } from 'zod'
import { CodeableConcept } from './results.ts'

/** Anything else in it would change what is said, so it is not understood then. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ id: z.string().optional(), extension: z.unknown().optional(), ...shape })

const quantity = {
  value: z.number().positive(),
  unit: z.string().optional(),
  ...{ system: z.string().optional(), code: z.string().optional() },
}

/** A number of what is taken, in words of the clinic or by a code. */
const DoseQuantity = part(quantity).transform(({ value, unit, code }, context) => {
  const written = unit ?? code
  if (written !== undefined && written.trim() !== '') return { value, unit: written }
  context.addIssue('a dose without a unit')
  return z.NEVER
})

const PERIODS = [
  ['min', /^мин|^min/i],
  ['h', /^(h|час|ч)\b|^час|^hour/i],
  ['d', /^(d|дн|ден|сут)|^day/i],
  ['wk', /^(wk|нед|week)/i],
  ['mo', /^(mo|мес|month)/i],
  ['a', /^(a|год|лет|year|г)/i],
] as const

const Duration = part(quantity).transform(({ value, unit, code }, context) => {
  const known =
    periodUnits.find(each => each === code) ?? PERIODS.find(([, form]) => form.test(unit ?? ''))?.[0]
  if (known) return { value, unit: known }
  context.addIssue('an unknown unit of time')
  return z.NEVER
})

const Whole = z.int().min(1).max(1000)

export const Timing = part({
  code: CodeableConcept.optional(),
  repeat: part({
    boundsDuration: Duration.optional(),
    boundsPeriod: part({ start: z.string().optional(), end: z.string().optional() }).optional(),
    ...{ count: Whole.optional(), frequency: Whole.optional(), frequencyMax: Whole.optional() },
    period: z.number().positive().optional(),
    periodUnit: z.enum(periodUnits).optional(),
    dayOfWeek: z.array(z.enum(doseDays)).optional(),
    timeOfDay: z.array(z.string().regex(/^\d{2}:\d{2}(:\d{2})?/)).optional(),
    when: z.array(z.string()).optional(),
    offset: z.int().min(1).max(1440).optional(),
  }).optional(),
})

/** The parts of a dosage that can be put into words. */
export const DosageParts = part({
  sequence: z.number().optional(),
  ...{ text: z.unknown().optional(), patientInstruction: z.unknown().optional() },
  additionalInstruction: z.array(CodeableConcept).optional(),
  timing: Timing.optional(),
  asNeededBoolean: z.boolean().optional(),
  asNeededCodeableConcept: CodeableConcept.optional(),
  ...{
    site: CodeableConcept.optional(),
    route: CodeableConcept.optional(),
    method: CodeableConcept.optional(),
  },
  doseAndRate: z
    .array(
      part({
        type: CodeableConcept.optional(),
        doseQuantity: DoseQuantity.optional(),
        doseRange: part({ low: DoseQuantity, high: DoseQuantity }).optional(),
      }),
    )
    .optional(),
  maxDosePerPeriod: part({ numerator: DoseQuantity, denominator: Duration }).optional(),
})
