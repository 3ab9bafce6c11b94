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
 * Runs what needs the database, again from its beginning as long as the database is unreachable. Exiting would
 * only make a supervisor start the server again, and would hide the reason. Throws everything but an outage.
 */
export async function waitForDatabase<R>(
  act: () => Promise<R>,
  { log, readiness }: { log: Logger; readiness: Readiness },
): Promise<R> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await act()
    } catch (error) {
      // A lock that a migration could not get is not an outage: starting again would block others without end.
      if (error instanceof LockedOutProblem) throw error
      const isAway = isOutage(error) || (error instanceof Error && isOutage(error.cause))
      if (!isAway || readiness.phase === 'stopping') throw error
      const said = error instanceof Error ? error.message : ''
      log.warn({ ...errorFacts(error), next: wait }, `waiting for the database: ${said}`)
    }
    await pause(wait)
  }
}
