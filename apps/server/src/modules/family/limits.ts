import { DAY_SECONDS } from '@vizit/domain/time/day.ts'
/**
 * Every number of joining a family (product §5, calls §9; docs/decisions/0022). In seconds unless the name says
 * otherwise.
 */
export const limits = {
  /**
   * How long the code in an SMS to a relative works, and when another may be sent (calls §9, "SMS resend
   * countdown").
   */
  codeSeconds: 300,
  codeAttempts: 5,
  resendSeconds: 61,
  /** How long an adult who was not confirmed is remembered. */
  requestSeconds: DAY_SECONDS,
  /** How long a family code works. */
  joinCodeSeconds: DAY_SECONDS,
  /** How long a request to join waits for an answer. */
  joinRequestSeconds: 259_200,
  /** The shortest time between two ledger entries about the same viewer and person. */
  viewSeconds: 3600,
  /** The shortest time between two messages to a relative about more rights on the same person. */
  rightsToldSeconds: DAY_SECONDS,
  /** How many days attempts are kept for counting. */
  keptAttemptDays: 2,
} as const
