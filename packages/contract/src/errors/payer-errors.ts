import { limitPeriods, notCoveredReasons } from '@vizit/domain/programmes/coverage.ts'
import { z } from 'zod'
import { Price } from '../shapes/catalogue.ts'
import { ProgrammeCode } from '../shapes/list-query.ts'
import { Count, Percent } from '../shapes/numbers.ts'
import { CivilDate, Instant } from '../shapes/scalars.ts'
import { kind } from './error-kind.ts'

const OfProgramme = z.object({
  programId: ProgrammeCode,
  programCaption: z.string(),
  phones: z.string().describe('phones of the coverer, separated by semicolons'),
})

/** A programme that does not cover a patient, or not what is going to be booked, and why. */
export const NotInProgramme = OfProgramme.extend({
  reason: z
    .enum(notCoveredReasons)
    .describe(
      'person: the patient is not covered on that day; grown-up: because they are 18 then, from `date` on; not-begun: it covers them from `date` on; ended: it covers them until `date`; over: it covers them no more since `date`; suspended: the programme covers nobody now; visit: not for what is booked there',
    ),
  date: CivilDate.optional().describe(
    'the 18th birthday, the first day, the last day, or the first day without it',
  ),
})

const UsedUpLimit = z.object({
  limit: z.string().describe('its name'),
  visits: Count.describe('how many the limit has'),
  period: z.enum(limitPeriods),
  renewsOn: CivilDate.nullable().describe(
    'the first day of the next month or year; null: with the next contract, or the person is not covered then',
  ),
})

/** A programme that does not pay for a visit (calls §8.2, "not in programme"). */
export const payerErrors = {
  NOT_IN_PROGRAMME: kind(422, false, NotInProgramme),
  PROGRAMME_LIMIT_REACHED: kind(409, false, OfProgramme.extend(UsedUpLimit.shape)),
  /** Not without a question: the client sends the move again with the share as `acceptedShare`. */
  COVERAGE_CHANGES: kind(
    409,
    false,
    OfProgramme.extend({
      share: Percent.describe('percent of the price that the programme will pay; 0: nothing'),
      formerShare: Percent,
      why: z
        .enum(['not-covered', 'limit-reached'])
        .nullable()
        .describe('why it will pay nothing; null: it pays less'),
      startDate: Instant.describe('the new time'),
      personPays: Price.describe('what the patient would pay of the stated price'),
      notCovering: NotInProgramme.pick({ reason: true, date: true })
        .optional()
        .describe('why the programme does not cover the new time, where `why` is not-covered'),
      usedUp: UsedUpLimit.optional().describe(
        'the limit that has no visit left, where `why` is limit-reached',
      ),
    }),
  ),
}
