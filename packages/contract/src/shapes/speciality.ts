import { z } from 'zod'
import { Branch } from './catalogue.ts'
import { NearestFor } from './nearest-for.ts'
import { Count } from './numbers.ts'
import { Instant, RowId } from './scalars.ts'

export const Speciality = z.object({
  specialityId: RowId,
  speciality: z.string().describe('the name of the speciality'),
  synonyms: z.array(z.string()).describe('other words for it in any language, for the search (calls §3.4)'),
})

/** A branch where doctors of one speciality receive. */
export const SpecialityBranch = Branch.extend({
  providerCode: z.string(),
  provider: z.string().describe('the name of the medical organisation'),
  isDemo: z.boolean(),
  doctorsCount: Count,
  nearestTimeslot: Instant.nullable().describe(
    'a time that new patients can book; null: booking only through the reception or for known patients, or nothing is free',
  ),
  nearestFor: NearestFor,
})
