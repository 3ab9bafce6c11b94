import { z } from 'zod'
import { DeclineReason } from './shapes/booking-decline-reason.ts'
import { freshDeeds } from './shapes/fresh-deed.ts'
import { Count, FeedSequence } from './shapes/numbers.ts'
import { ProfileAttributes } from './shapes/profile-attributes.ts'
import { CivilDate, Instant } from './shapes/scalars.ts'

/** One entry of the error catalogue (calls §8). */
export interface ErrorKind {
  readonly status: number
  /** True if the same request may succeed later without a change. */
  readonly retry: boolean
  readonly attributes: z.ZodObject
}

const none = z.object({})
const kind = <const A extends z.ZodObject>(status: number, retry: boolean, attributes: A) =>
  ({ status, retry, attributes }) satisfies ErrorKind

/** Whole seconds until the refused request may be made again. */
const RetryAfter = z.object({ retryAfter: Count.describe('seconds') })

/** The whole error catalogue: code → HTTP status, whether a retry can help, and the attributes. */
export const errors = {
  // General (calls §8.5)
  INVALID_ARGUMENT: kind(
    400,
    false,
    z.object({
      fields: z.array(
        z.object({ path: z.string(), problem: z.string().describe('a machine-readable kind of problem') }),
      ),
    }),
  ),
  UNAUTHENTICATED: kind(401, false, none),
  SESSION_EXPIRED: kind(
    401,
    false,
    z.object({
      signedOut: z
        .boolean()
        .optional()
        .describe(
          'only when refreshing. true: the owner signed this device out or deleted the account, and the device must delete its store. Otherwise the store stays locked until the same account signs in',
        ),
      accountDeleted: z
        .boolean()
        .optional()
        .describe(
          'only when refreshing, together with `signedOut`: the account was deleted, which confirms a deletion whose answer was lost',
        ),
    }),
  ),
  NOT_FOUND: kind(404, false, none),
  TOO_MANY_REQUESTS: kind(429, true, RetryAfter),
  PAYLOAD_TOO_LARGE: kind(413, false, none),
  /** A redirect without a target, as the specification has it (calls §7.3). */
  OUTDATED_VERSION: kind(301, false, z.object({ minimumVersion: z.string() })),
  UNEXPECTED_PROBLEM: kind(500, true, z.object({ requestId: z.string() })),
  /** Attributes are absent if a proxy answers instead of the server. */
  SERVICE_UNAVAILABLE: kind(503, true, RetryAfter.partial()),

  // Sign-in and identity (calls §8.1)
  INCORRECT_PHONE_NUMBER: kind(400, false, none),
  INVALID_CODE: kind(
    400,
    false,
    z.object({
      attemptsLeft: Count,
      retryAfter: Count.optional().describe(
        'seconds until another code may be requested, if no attempt is left',
      ),
    }),
  ),
  INVALID_CAPTCHA_CODE: kind(400, false, none),
  RECAPCHA_IS_NOT_VALID: kind(400, true, none),
  USER_NOT_REGISTERED: kind(404, false, none),
  INVALID_CUSTOM_TOKEN: kind(
    400,
    false,
    z.object({
      reason: z.enum([
        'unknown-key',
        'malformed',
        'wrong-audience',
        'expired',
        'lives-too-long',
        'replayed',
        'no-phone',
      ]),
    }),
  ),
  ERROR_SESSION_EXPIRED: kind(410, false, none),
  INVALID_STATE: kind(
    409,
    true,
    RetryAfter.extend({
      needsHumanCheck: z.boolean().optional(),
      reInitAfter: Count.optional().describe('seconds until the sign-in may be started again'),
    }),
  ),
  ERROR_TOO_MANY_REQUESTS: kind(429, true, RetryAfter),
  ACCESS_NOT_AUTHORIZED: kind(403, false, z.object({ profileAttributes: ProfileAttributes })),
  /** The captcha comes first; the client repeats the same request with its answer. */
  HUMAN_CHECK_REQUIRED: kind(428, false, z.object({ id: z.uuid() })),
  VISIT_LINK_EXPIRED: kind(410, false, none),
  PROFILE_EXISTS: kind(
    409,
    false,
    z.object({
      deviceIdOfExistedUser: z
        .string()
        .describe('a device reference (`deviceRef`) of the other account, for support'),
    }),
  ),
  LINK_EXPIRED: kind(410, false, none),
  FRESH_SIGN_IN_REQUIRED: kind(403, false, none),
  BLOCKED_TRY_LATER: kind(423, true, RetryAfter),
  /** The call needs a code that was just sent to the account's phone (`sendFreshCode`). */
  FRESH_CODE_REQUIRED: kind(428, false, z.object({ deed: z.enum(freshDeeds) })),
  /** The code was used or has expired, or was sent for another action, account or device. */
  FRESH_CODE_EXPIRED: kind(410, false, none),

  // Family (calls §8.3)
  INVALID_OBJECT_ID: kind(400, false, none),
  VALIDATION_ERROR: kind(
    400,
    false,
    z.object({
      reason: z.enum(['wrong-code', 'code-over', 'another-person']),
      attemptsLeft: Count.describe('remaining attempts for the code that was sent last'),
    }),
  ),
  PERSON_EXISTS: kind(
    409,
    false,
    z.object({
      inOwnFamily: z.boolean(),
      wasInOwnFamily: z
        .boolean()
        .describe('the person has removed this child before, so it is the same child'),
    }),
  ),
  NEEDS_CONFIRMATION: kind(409, false, z.object({ objectId: z.string().describe('the relId') })),
  FAMILY_LIMIT: kind(
    409,
    false,
    z.object({ relKind: z.enum(['SPOUSE', 'PARENT', 'CHILD']), limit: Count.min(1) }),
  ),
  /** The request to join was answered, withdrawn or has expired. */
  JOIN_REQUEST_OVER: kind(409, false, none),
  HAS_PLANNED_VISITS: kind(409, false, none),
  COVERER_ACTIVE: kind(409, false, none),

  // Booking and profile (calls §8.2)
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
    z.object({ phones: z.string().describe('phones of the reception, separated by semicolons') }),
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

  // Medical documents (calls §8.1, §8.2)
  INVALID_ACODE: kind(
    400,
    false,
    z.object({
      reason: z
        .enum(['wrong', 'missing', 'over'])
        .describe(
          'wrong: an incorrect code; missing: no code was given, or none was requested; over: a correct code that has expired or was replaced by a newer one',
        ),
      attemptsLeft: Count,
    }),
  ),
  ACODES_BLOCKED: kind(
    423,
    true,
    z.object({ minutes: Count.min(1).describe('minutes until the next attempt') }),
  ),
  DOCUMENTS_CONSENT_REQUIRED: kind(403, false, z.object({ profileId: z.string(), providerCode: z.string() })),
  RANGE_NOT_SATISFIABLE: kind(
    416,
    false,
    z.object({ byteCount: Count.describe('size of the whole file in bytes') }),
  ),

  // Waiting list
  WAIT_EXISTS: kind(
    409,
    false,
    z.object({
      waitId: z.string().nullable().describe('the other wait; null: a relative of the patient made it'),
    }),
  ),
  WAIT_LIMIT: kind(
    409,
    false,
    z.object({ limit: Count.min(1).describe('the largest number of waits of one account') }),
  ),
  OFFER_OVER: kind(410, false, z.object({ state: z.enum(['taken', 'declined', 'passed', 'withdrawn']) })),

  // Reviews (decisions D18)
  /** The visit cannot be reviewed by this account. */
  REVIEW_NOT_ALLOWED: kind(
    422,
    false,
    z.object({
      reason: z
        .enum(['no-birthday', 'no-name', 'underage', 'not-past', 'cancelled', 'missed'])
        .describe('no-birthday, no-name: the profile lacks it; the name is needed only to publish it'),
    }),
  ),
  REVIEW_EXISTS: kind(
    409,
    false,
    z.object({ reviewId: z.string().nullable().describe("null: another of the child's parents wrote it") }),
  ),
  /** A feed of prices with a lower sequence number than the last one. */
  STOCK_FEED_OUTDATED: kind(409, false, z.object({ lastSequence: FeedSequence })),
  /** The author wants to report their own review. */
  OWN_REVIEW_REPORT: kind(422, false, none),
  REPORT_LIMIT: kind(429, true, RetryAfter.extend({ limit: Count.min(1).describe('reports a day') })),

  // Own profile (product §2, §5)
  PROFILE_NOT_EDITABLE: kind(422, false, z.object({ reason: z.enum(['programme', 'minor']) })),
  PHOTO_UNREADABLE: kind(422, false, z.object({ reason: z.enum(['type', 'damaged', 'dimensions']) })),
  EMAIL_REQUIRED: kind(422, false, none),
  EXPORT_EXPIRED: kind(410, false, none),
} as const

export type ErrorCode = keyof typeof errors
export type ErrorAttributes<C extends ErrorCode> = z.output<(typeof errors)[C]['attributes']>

/** A refused call, sent over the network as `{ code, detail, attributes }`. */
export interface Refusal<C extends ErrorCode = ErrorCode> {
  readonly code: C
  readonly detail: string
  readonly attributes: ErrorAttributes<C>
}

export const ErrorBody = z.object({
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string().describe('the text of the code in the language of the request'),
  attributes: z.record(z.string(), z.unknown()),
})
