import { coverSummaries } from '@vizit/domain/programmes/cover.ts'
import { coverages, limitPeriods } from '@vizit/domain/programmes/coverage.ts'
import { z } from 'zod'
import { EndsWithChildhood } from './coverage.ts'
import { ProgrammeCode } from './list-query.ts'
import { Count, Percent } from './numbers.ts'
import { CivilDate, RowId } from './scalars.ts'

/** What a programme covers of something: all, up to a number of visits, nothing, or a part. */
const Cover = z.object({
  id: RowId,
  programId: ProgrammeCode,
  coverage: z.enum(coverSummaries),
  shareFrom: Percent.describe(
    'percent of the price that the programme pays, the least of what is covered; 0: nothing is',
  ),
  shareTo: Percent.describe('the most of what is covered'),
  usedUp: z
    .object({ renewsOn: CivilDate.nullable().describe('the first day of the next month or year') })
    .optional()
    .describe('no limit that counts what is covered of it has a visit left today: nothing of it is paid now'),
})

const Programme = z.object({ programId: ProgrammeCode, programCaption: z.string() })

export const CoverOfPlaces = z.object({
  programme: Programme.nullable().describe(
    'the one asked for, or else the first one; null: no programme covers the person, and the lists are empty',
  ),
  programmes: z
    .array(
      Programme.extend({
        from: CivilDate.optional().describe(
          'the first day on which it covers the person; missing: the first one that can be booked',
        ),
        to: CivilDate.optional().describe(
          'the last such day before a gap, or of all; missing: the last one that can be booked',
        ),
        later: z
          .array(z.object({ from: CivilDate, to: CivilDate.optional() }))
          .optional()
          .describe('such days after a gap; missing: there are none'),
      }),
    )
    .describe(
      'those of which the lists speak: the one asked for, or else all that cover the person. What they say holds from `from` to `to`, and in `later`',
    ),
  doctors: z.array(Cover),
  medcenters: z.array(Cover),
  services: z.array(Cover),
  options: z.array(Cover),
  offers: z
    .array(Cover.extend({ medcenterId: RowId }))
    .optional()
    .describe('with `offeredServiceId`: its options, each at each of the medical centres'),
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

const Limit = z.object({
  id: RowId,
  name: z.string(),
  visits: Count,
  remaining: Count,
  period: z.enum(limitPeriods),
  ofFamily: z.boolean().describe('true: the family has it together'),
  renewsOn: CivilDate.nullable().describe(
    'the first day of the next month or year; null: with the next contract, or the person is not covered then',
  ),
  remainingNext: Count.nullable()
    .optional()
    .describe(
      'visits left from `renewsOn` on, for the next month or year; null: as there; servers of the last release do not say it',
    ),
})

const CoverRow = z.object({
  branch: z.string().nullable().describe('null: all branches'),
  service: z.string().nullable().describe('null: visits to doctors and all services'),
  option: z.string().nullable(),
  coverage: z.enum(coverages),
  share: Percent.describe('percent of the price that the programme pays'),
  limitId: RowId.nullable(),
})

export const ProgramCover = z.object({
  validFrom: CivilDate,
  validTo: CivilDate.nullable().describe('the last day; null: without an end'),
  endsWithChildhood: EndsWithChildhood.optional(),
  isOwn: z.boolean().describe("false: by a parent's or spouse's programme"),
  limits: z.array(Limit),
  items: z
    .array(z.object({ providerCode: z.string(), provider: z.string(), rows: z.array(CoverRow) }))
    .describe('organisations of which the coverer says something'),
  total: Count,
  nextCursor: z.string().nullable(),
})
