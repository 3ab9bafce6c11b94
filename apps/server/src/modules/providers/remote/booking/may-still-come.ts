/** What a clinic's server gave no answer to it may still carry out so long after: until then it is looked for again. */
export const MAY_STILL_COME_MS = 120_000
