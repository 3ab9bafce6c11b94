/**
 * How long after an unanswered request the clinic may still carry it out; until then its result is looked up
 * again.
 */
export const LATE_ANSWER_MS = 120_000
