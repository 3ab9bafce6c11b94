import { z } from 'zod'
import { Count, Measured } from './numbers.ts'
import { Instant, Uuid } from './scalars.ts'

/** The flag of a value against its reference: the organisation's own, or else by the range. */
export const ValueFlag = z.enum(['normal', 'low', 'high', 'abnormal'])

const measured = {
  value: z.string().describe('as the organisation wrote it'),
  number: Measured.nullable().describe('the value, where it is a number'),
  comparator: z
    .enum(['<', '<=', '>', '>='])
    .nullable()
    .describe('the value is below or above `number`, which is where measuring ends'),
  unit: z.string().nullable(),
  low: Measured.nullable().describe('of the reference range'),
  high: Measured.nullable(),
  reference: z.string().nullable().describe('in words, where it is no range'),
  flag: ValueFlag.nullable().describe('null: neither said nor to be told by a range'),
}

/** A measured value of a test. */
export const Observation = z.object({
  position: Count.min(1).describe('in its test: names the value where its trend is asked for'),
  analyteCode: z.string(),
  name: z.string(),
  ...measured,
  timesMeasured: Count.min(1).describe('in this record: more than one make a trend'),
})

/** One value of a trend. */
export const TrendPoint = z.object({ testId: Uuid, date: Instant, ...measured })
