import { z } from 'zod'
import { FhirId, Meta, Reference } from './parts.ts'

export const CodeableConcept = z.looseObject({
  text: z.string().optional(),
  coding: z
    .array(
      z.looseObject({
        system: z.string().optional(),
        code: z.string().optional(),
        display: z.string().optional(),
      }),
    )
    .optional(),
})
export type CodeableConcept = z.output<typeof CodeableConcept>

export const Attachment = z.looseObject({
  contentType: z.string().optional(),
  url: z.string().optional(),
  /** In base64. */
  data: z.string().optional(),
})
export type Attachment = z.output<typeof Attachment>

const Performer = z.looseObject({ display: z.string().optional() })
const Time = z.iso.datetime({ offset: true })

export const DiagnosticReport = z.looseObject({
  resourceType: z.literal('DiagnosticReport'),
  id: FhirId,
  meta: Meta.optional(),
  status: z.string(),
  category: z.array(CodeableConcept).optional(),
  code: CodeableConcept,
  effectiveDateTime: z.string().optional(),
  effectivePeriod: z.looseObject({ start: z.string().optional() }).optional(),
  issued: Time.optional(),
  performer: z.array(Performer).optional(),
  resultsInterpreter: z.array(Performer).optional(),
  result: z.array(Reference).optional(),
  presentedForm: z.array(Attachment).optional(),
})
export type DiagnosticReport = z.output<typeof DiagnosticReport>

const Quantity = z.looseObject({
  value: z.number().optional(),
  comparator: z.enum(['<', '<=', '>=', '>']).optional(),
  unit: z.string().optional(),
})

export const Observation = z.looseObject({
  resourceType: z.literal('Observation'),
  id: FhirId,
  status: z.string(),
  code: CodeableConcept,
  valueQuantity: Quantity.optional(),
  valueString: z.string().optional(),
  valueInteger: z.number().optional(),
  valueCodeableConcept: CodeableConcept.optional(),
  interpretation: z.array(CodeableConcept).optional(),
  referenceRange: z
    .array(
      z.looseObject({ low: Quantity.optional(), high: Quantity.optional(), text: z.string().optional() }),
    )
    .optional(),
})
export type Observation = z.output<typeof Observation>

export const DocumentReference = z.looseObject({
  resourceType: z.literal('DocumentReference'),
  id: FhirId,
  meta: Meta.optional(),
  status: z.enum(['current', 'superseded', 'entered-in-error']),
  type: CodeableConcept.optional(),
  description: z.string().optional(),
  date: Time.optional(),
  author: z.array(Performer).optional(),
  content: z.array(z.looseObject({ attachment: Attachment })),
  context: z.looseObject({ related: z.array(Reference).optional() }).optional(),
})
export type DocumentReference = z.output<typeof DocumentReference>

/** The name of a coded concept: its text, otherwise its first code. */
export const wordsOf = ({ text, coding = [] }: CodeableConcept): string | null =>
  text ?? coding.find(({ display }) => display !== undefined)?.display ?? null

export const codesOf = (concepts: readonly CodeableConcept[] = []): string[] =>
  concepts.flatMap(({ coding = [] }) => coding.flatMap(({ code }) => code ?? []))
