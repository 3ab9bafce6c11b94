import { coverSummaries } from '@vizit/domain/programmes/cover.ts'
import { z } from 'zod'
import { ProgrammeCode } from './list-query.ts'
import { Count } from './numbers.ts'
import { RowId } from './scalars.ts'

/** What is covered of something: all, up to a number of visits, nothing, or a part. */
const Cover = z.object({ id: RowId, coverage: z.enum(coverSummaries) })

export const CoverOfPlaces = z.object({
  programme: z
    .object({ programId: ProgrammeCode, programCaption: z.string() })
    .nullable()
    .describe('null: no programme covers the person today, and the lists are empty'),
  doctors: z.array(Cover),
  medcenters: z.array(Cover),
  services: z.array(Cover),
  options: z.array(Cover),
})

/** What anybody may know of a programme. */
export const ProgramInfo = z.object({
  code: ProgrammeCode,
  kind: z.enum(['EMPLOYER', 'INSURER']),
  programCaption: z.string(),
  isLimited: z.boolean().describe('the limited variant of voluntary health insurance'),
  coversFamily: z.boolean(),
  phones: z.string().describe('phones of the coverer, separated by semicolons'),
  about: z.string().nullable().describe('what it gives'),
  joining: z.string().nullable().describe('what to do to join'),
  medcentersCovered: Count.describe('medical centres where it covers something'),
  medcentersNotCovered: Count,
})
