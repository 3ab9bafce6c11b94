/** The one source of 'now', so that tests can set it. */
export interface Clock {
  now(): Date
}

/** This machine's own clock. What runs beside other servers takes the database's instead: `createDatabaseClock`. */
export const systemClock: Clock = { now: () => new Date() }
