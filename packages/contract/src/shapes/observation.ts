import { z } from 'zod'
import { Count, Measured } from './numbers.ts'
import { Instant, Uuid } from './scalars.ts'

/** The flag of a value against its reference: the organisation's own, or else by the range. */
export const ValueFlag = z.enum(['normal', 'low', 'high', 'abnormal'])

const measured = {
  value: z.string().describe('as the organisation wrote it'),
  number: Measured.nullable().describe('the value, if it is a number'),
  comparator: z
    .enum(['<', '<=', '>', '>='])
    .nullable()
    .describe('the value lies below or above `number`, which is the limit of measurement'),
  unit: z.string().nullable(),
  low: Measured.nullable().describe('lower bound of the reference range'),
  high: Measured.nullable(),
  reference: z.string().nullable().describe('the reference as text, if it is not a range'),
  flag: ValueFlag.nullable().describe('null: neither given nor computable from a range'),
}

/** A measured value of a test. */
export const Observation = z.object({
  position: Count.min(1).describe('the position in its test, for `readAnalyteTrend`'),
  analyteCode: z.string(),
  name: z.string(),
  ...measured,
  timesMeasured: Count.min(1).describe(
    'how many values this record has of the analyte; a trend needs more than one',
  ),
})

/** One value of a trend. */
export const TrendPoint = z.object({ testId: Uuid, date: Instant, ...measured })
