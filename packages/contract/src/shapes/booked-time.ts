import { z } from 'zod'
import { RowId } from './scalars.ts'

/** A timeslot, or with a service the run that starts with it (decisions D10). */
export const BookedTime = z.strictObject({
  timetableId: RowId,
  assignmentId: RowId,
  serviceId: RowId.optional(),
})

/** With service data (calls §7.4), which are compared with the catalogue. */
export const BookedService = BookedTime.extend({
  serviceName: z
    .string()
    .max(500)
    .optional()
    .describe("the service's name, in any of the languages; not the option's"),
  slotDuration: z
    .int()
    .min(1)
    .max(480)
    .optional()
    .describe('minutes that the service takes at this assignment'),
  serviceOptionId: RowId.optional(),
})

/** Refuses service data without a service id. */
export const withService = <Body extends z.ZodObject<{ serviceId: z.ZodOptional<typeof RowId> }>>(
  body: Body,
) =>
  body.check(({ value, issues }) => {
    const said: Readonly<Record<string, unknown>> = value
    if (said.serviceId !== undefined) return
    for (const field of ['serviceName', 'slotDuration', 'serviceOptionId']) {
      if (said[field] !== undefined)
        issues.push({ code: 'invalid_value', values: [], path: [field], input: value })
    }
  })

/** The refusals of booking a service at a time. */
export const bookingErrors = [
  'TIMESLOT_IS_BUSY',
  'VISITOR_BUSY',
  'AGE_LIMITS_ISSUE',
  'NO_ASSIGNMENT_BOOKING',
  'SERVICE_IS_NOT_SUPPORTED',
  'ONLINE_BOOKING_FORBIDDEN',
  'CLINIC_UNAVAILABLE',
  'NOT_FOUND',
] as const
