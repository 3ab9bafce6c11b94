/** The value of `outbox.data` once a message has reached its final state. */
export const CLEARED_DATA = '{}'
