/** What is kept of what a message said that came to its end: `outbox.data`. */
export const CLEARED_DATA = '{}'
