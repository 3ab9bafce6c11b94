import { z } from 'zod'
import { DeclineReason } from '../shapes/booking-decline-reason.ts'
import { Count } from '../shapes/numbers.ts'
import { CivilDate, Instant } from '../shapes/scalars.ts'
import { kind, none, RetryAfter } from './error-kind.ts'

/** Booking and profile (calls §8.2). */
export const bookingErrors = {
  TIMESLOT_IS_BUSY: kind(409, false, none),
  VISITOR_BUSY: kind(
    409,
    false,
    z.object({
      orderId: z.string(),
      startDate: Instant,
      endDate: Instant,
      physicianName: z.string(),
      branchName: z.string(),
    }),
  ),
  /** For callers without rights on the patient, who learn nothing about the other visit. */
  PATIENT_BUSY: kind(409, false, none),
  GUEST_VISITS_LIMIT: kind(409, false, none),
  /** The time cannot be held for this guest, but it can still be booked. */
  GUEST_HOLD_LIMIT: kind(
    409,
    false,
    RetryAfter.extend({
      reason: z
        .enum(['guest', 'address', 'doctor'])
        .describe(
          "guest: this guest has held times of this doctor too often; address: other guests at this network address hold enough; doctor: guests hold enough of this doctor's day",
        ),
    }),
  ),
  AGE_LIMITS_ISSUE: kind(422, false, z.object({ reason: z.enum(['CHILD_DOCTOR', 'ADULT_DOCTOR', 'AGE']) })),
  UNDERAGE_USER: kind(422, false, none),
  NO_ASSIGNMENT_BOOKING: kind(
    422,
    false,
    z.object({
      phones: z.string().describe('phones of the reception, separated by semicolons'),
      membersOnly: z
        .boolean()
        .optional()
        .describe(
          'true: members of a programme that covers visits there on that day are seen, and nobody else',
        ),
      covers: z
        .object({ programCaption: z.string(), from: CivilDate.optional(), to: CivilDate.optional() })
        .optional()
        .describe(
          'the patient’s programme that covers visits there, but only from this day on or only up to that one; absent: none',
        ),
    }),
  ),
  SERVICE_IS_NOT_SUPPORTED: kind(
    422,
    false,
    z.object({
      reason: z
        .enum(['service', 'option'])
        .describe('which of the two this doctor does not provide at this branch'),
      phones: z.string().describe('phones of the reception, separated by semicolons'),
    }),
  ),
  PROFILE_MISSING: kind(422, false, z.object({ missing: z.array(z.string()) })),
  CONSENT_REQUIRED: kind(422, false, none),
  ONLINE_BOOKING_FORBIDDEN: kind(403, false, z.object({ declineReasons: z.array(DeclineReason) })),
  VISIT_CHANGE_TOO_LATE: kind(
    423,
    false,
    z.object({
      phones: z.string(),
      reason: z
        .enum(['cut-off', 'over'])
        .describe('cut-off: too close to the start; over: the visit has begun, or is not planned any more'),
      cutOffMinutes: Count.describe('the visit may be changed until so many minutes before its start'),
    }),
  ),
  /** decisions D8 */
  VISIT_STAYS_LISTED: kind(
    409,
    false,
    z.object({ from: CivilDate.describe('the first day on which it may be taken off the list') }),
  ),
  CLINIC_UNAVAILABLE: kind(
    503,
    true,
    z.object({
      reason: z
        .enum(['suspended', 'silent'])
        .describe("the organisation's account is inactive, or its own system does not answer at the moment"),
      phones: z.string().describe('phones of the reception, separated by semicolons'),
    }),
  ),
  /** Not a refusal of a call: the outcome of a sync at one organisation (`ProviderSync`). */
  SYNC_FAILED: kind(503, true, none),
}
