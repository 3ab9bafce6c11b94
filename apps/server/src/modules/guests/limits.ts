/** Every number of booking without an account; what an operator may change stands in the remote configuration. */
export const limits = {
  /** Seconds that a code of a link lives, and until another may be asked for (as at the sign-in, calls §9). */
  codeSeconds: 300,
  codeAttempts: 5,
  resendSeconds: 61,
  /** Seconds that a confirmed code opens its visit for. */
  sessionSeconds: 1800,
  /** Hours that a link works after its visit has ended or was cancelled. */
  linkHours: 24,
  /** Seconds to read the picture in, and that it counts for once it was read. */
  checkSeconds: 600,
  /** Wrong answers to the pictures of one check; each picture takes one. */
  checkAttempts: 10,
  /** Pictures drawn for one check. */
  checkDraws: 20,
  /** Hours that the answer to an idempotency key is kept (decisions D13). */
  keyHours: 24,
  /** Days that attempts are kept, to count by. */
  keptAttemptDays: 2,
  /** Days after a visit has ended or was cancelled that its e-mail and its note are kept. */
  keptNoteDays: 90,
  /** Days after it that the phone is kept: missed visits count for twelve months (decisions D4). */
  keptContactDays: 366,
} as const
