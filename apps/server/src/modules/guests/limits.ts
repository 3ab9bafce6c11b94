/** Every number of booking without an account; what an operator may change is in the remote configuration. */
export const limits = {
  /** How many seconds a link's code is valid, and until another may be requested (as at the sign-in, calls §9). */
  codeSeconds: 300,
  codeAttempts: 5,
  resendSeconds: 61,
  /** How many seconds a confirmed code keeps its visit open. */
  sessionSeconds: 1800,
  /** How many hours a link works after its visit has ended or was cancelled. */
  linkHours: 24,
  /** How many seconds a captcha can be answered, and how many a solved one counts. */
  checkSeconds: 600,
  /** Wrong captcha answers of one check; each picture takes one answer. */
  checkAttempts: 10,
  /** Pictures drawn for one check. */
  checkDraws: 20,
  /** How many hours the answer to an idempotency key is kept (decisions D13). */
  keyHours: 24,
  /** How many days attempts are kept for counting. */
  keptAttemptDays: 2,
  /** How many days after a visit has ended or was cancelled its e-mail and note are kept. */
  keptNoteDays: 90,
  /** How many days after it the phone is kept: missed visits count for twelve months (decisions D4). */
  keptContactDays: 366,
} as const
