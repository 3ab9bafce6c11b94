import { z } from 'zod'
import { Branch } from './catalogue.ts'
import { Count } from './numbers.ts'
import { Instant, RowId } from './scalars.ts'

export const Speciality = z.object({
  specialityId: RowId,
  speciality: z.string().describe('the name'),
  synonyms: z
    .array(z.string())
    .describe('what people call it too, in any language, as in a search (calls §3.4)'),
})

/** A branch where doctors of one speciality receive. */
export const SpecialityBranch = Branch.extend({
  providerCode: z.string(),
  provider: z.string().describe('the name of the medical organisation'),
  isDemo: z.boolean(),
  doctorsCount: Count,
  nearestTimeslot: Instant.nullable().describe(
    'for anybody; null: only through the registry, for those who are known there, or nothing is free',
  ),
})
