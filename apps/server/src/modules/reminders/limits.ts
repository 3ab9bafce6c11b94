/** Bounds of reminders that nobody sets. */
export const limits = {
  /**
   * Visits looked at in one transaction, for which whoever moves one of them waits: 500 take some 40 ms, half of what
   * they take by hundreds.
   */
  visitsAtOnce: 500,
  /** Reminders told in one transaction. */
  remindersAtOnce: 200,
  /** Bytes of the token in a link: 128 bits, so that the link is short in an SMS. */
  tokenBytes: 16,
  /** Days that it is remembered what a person was reminded of. */
  keptDays: 90,
} as const
