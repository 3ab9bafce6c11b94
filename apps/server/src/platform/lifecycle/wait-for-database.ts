import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { LockedOutProblem } from '../database/migrate.ts'
import { isOutage } from '../database/outage.ts'
import { errorFacts } from '../observability/error-facts.ts'
import type { Readiness } from './readiness.ts'

/** Milliseconds. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 5000

/**
 * Does what needs the database, again from its beginning as long as the database is away: a supervisor would only start
 * the server again, and whoever waits for it would not see why. Everything but an outage is thrown.
 */
export async function waitForDatabase<R>(
  act: () => Promise<R>,
  { log, readiness }: { log: Logger; readiness: Readiness },
): Promise<R> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await act()
    } catch (error) {
      // A lock that a migration waited for in vain is no outage: beginning anew would hold everybody up without end.
      if (error instanceof LockedOutProblem) throw error
      const isAway = isOutage(error) || (error instanceof Error && isOutage(error.cause))
      if (!isAway || readiness.phase === 'stopping') throw error
      const said = error instanceof Error ? error.message : ''
      log.warn({ ...errorFacts(error), next: wait }, `waiting for the database: ${said}`)
    }
    await pause(wait)
  }
}
