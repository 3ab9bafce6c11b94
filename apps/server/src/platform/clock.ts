/** The only source of 'now', so that tests can set it. */
export interface Clock {
  now(): Date
}

/** This machine's clock. A server beside others uses the database's: `createDatabaseClock`. */
export const systemClock: Clock = { now: () => new Date() }
