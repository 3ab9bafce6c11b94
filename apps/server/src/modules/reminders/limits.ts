/** Limits of reminders that no setting changes. */
export const limits = {
  /**
   * Visits planned in one transaction, which locks them: a move of one waits. 500 take some 40 ms, half of what
   * they take by hundreds.
   */
  visitsAtOnce: 500,
  /** Reminders sent in one transaction. */
  remindersAtOnce: 200,
  /** Bytes of the token in a link: 128 bits, so that the link is short in an SMS. */
  tokenBytes: 16,
  /** How many days sent reminders are remembered. */
  keptDays: 90,
} as const
