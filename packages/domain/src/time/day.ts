/** 24 hours in milliseconds. */
export const DAY_MS = 86_400_000
/** 24 hours in seconds. */
export const DAY_SECONDS = 86_400
