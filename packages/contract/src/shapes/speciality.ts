import { z } from 'zod'
import { Branch } from './catalogue.ts'
import { Instant, RowId } from './scalars.ts'

export const Speciality = z.object({
  specialityId: RowId,
  speciality: z.string().describe('the name'),
})

/** A branch where doctors of one speciality receive. */
export const SpecialityBranch = Branch.extend({
  providerCode: z.string(),
  provider: z.string().describe('the name of the medical organisation'),
  isDemo: z.boolean(),
  doctorsCount: z.int(),
  nearestTimeslot: Instant.nullable().describe('null: only through the registry, or nothing is free'),
})
