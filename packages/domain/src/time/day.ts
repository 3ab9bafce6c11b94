/** Milliseconds of 24 hours. */
export const DAY_MS = 86_400_000
/** Seconds of 24 hours. */
export const DAY_SECONDS = 86_400
