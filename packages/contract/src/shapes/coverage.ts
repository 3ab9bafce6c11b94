import { coverageStatuses, linkRefusals, requestSteps } from '@vizit/domain/programmes/link-programme.ts'
import { z } from 'zod'
import { Count } from './numbers.ts'
import { RelKind } from './profile.ts'
import { CivilDate, Instant, Uuid } from './scalars.ts'

const ofPerson = {
  profileId: Uuid,
  relKind: RelKind.describe('what the person is to the caller'),
  fullNameRu: z.string().nullable(),
  coverer: z.string().describe('the code of the programme'),
  programCaption: z.string(),
  kind: z.enum(['EMPLOYER', 'INSURER']),
  phones: z.array(z.string()).describe("the coverer's phones, for questions"),
}

export const EndsWithChildhood = z
  .boolean()
  .describe(
    'true: `validTo` is the day before the 18th birthday, because a relative covers children only; absent or false: no',
  )

export const Coverage = z.object({
  id: Uuid,
  ...ofPerson,
  limited: z.boolean().describe('a limited variant of voluntary health insurance'),
  status: z
    .enum(coverageStatuses)
    .describe(
      'INACTIVE: not yet, from `validFrom` on; SUSPENDED: the coverer has stopped it for now; ENDED: over',
    ),
  validFrom: CivilDate,
  validTo: CivilDate.nullable().describe('the last day; null: without an end'),
  endsWithChildhood: EndsWithChildhood.optional(),
  coversFamily: z.boolean().describe('children and the spouse are covered too'),
  isOwn: z.boolean().describe('false: covered by a parent or spouse'),
  through: z.string().nullable().describe('the name of that parent or spouse'),
  endedByCoverer: z.boolean(),
  endedByHolder: z
    .boolean()
    .optional()
    .describe(
      'true: the relative whose programme it is has ended it, or has deleted the profile; absent: no',
    ),
  canEnd: z.boolean().describe('`endCoverage` may be called'),
})

export const CoverageRequest = z.object({
  id: Uuid,
  ...ofPerson,
  waitsFor: z
    .enum(requestSteps)
    .describe(
      "EMAIL: a letter's code; SUFFIX: that of the contract's number, from an SMS; DATA: the coverer has not sent who the person is: tried again each minute; NOTHING: refused, see `refusal`",
    ),
  sentTo: z.string().nullable().describe('the masked e-mail or phone'),
  resendAfter: Count.describe('seconds until the letter or the SMS may be requested again'),
  expiresAt: Instant,
  refusal: z.enum(linkRefusals).nullable(),
})

export const Coverages = z.object({
  coverages: z.array(Coverage).describe('the signed-in person first'),
  requests: z.array(CoverageRequest),
})

/** What linking came to: one of the two is null. */
export const LinkedCoverage = z.object({
  coverage: Coverage.nullable(),
  request: CoverageRequest.nullable(),
  wasLinked: z
    .boolean()
    .optional()
    .describe('true: the coverage had been linked before, also by the other parent; absent: now'),
})
