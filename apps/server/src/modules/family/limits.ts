import { DAY_SECONDS } from '@vizit/domain/time/day.ts'
/** Every number of the ways into a family (product §5, calls §9; docs/decisions/0022). Seconds unless named otherwise. */
export const limits = {
  /** Of the code in an SMS to a relative, and until another may be sent (calls §9, "SMS resend countdown"). */
  codeSeconds: 300,
  codeAttempts: 5,
  resendSeconds: 61,
  /** That an adult who was not confirmed is remembered. */
  requestSeconds: DAY_SECONDS,
  /** That a code for joining works. */
  joinCodeSeconds: DAY_SECONDS,
  /** That a request to join waits for an answer. */
  joinRequestSeconds: 259_200,
  /** Between two entries of the ledger that say that somebody looked. */
  viewSeconds: 3600,
  /** Between two messages to a relative that they may do more for the same person. */
  rightsToldSeconds: DAY_SECONDS,
  /** Days that attempts are kept, to count by. */
  keptAttemptDays: 2,
} as const
