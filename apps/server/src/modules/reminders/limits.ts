/** Bounds of reminders that nobody sets. */
export const limits = {
  /** Visits looked at, and reminders told, in one transaction. */
  visitsAtOnce: 100,
  remindersAtOnce: 200,
  /** Bytes of the token in a link: 128 bits, so that the link is short in an SMS. */
  tokenBytes: 16,
  /** Days that it is remembered what a person was reminded of. */
  keptDays: 90,
} as const
