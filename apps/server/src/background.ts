import { civilDateOf, HOME_ZONE } from '@vizit/domain/time/minsk.ts'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { rollTimetable } from './modules/timetable/public.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { RecurringJob } from './platform/jobs/jobs.ts'

export type BackgroundDeps = { database: Database; clock: Clock; config: Config; log: Logger }

/** What must be so before the first request is answered, in this order. */
export async function prepare(deps: BackgroundDeps): Promise<void> {
  await roll(deps)
}

/** What recurs while a server runs. */
export function recurringJobs(deps: BackgroundDeps): RecurringJob[] {
  return [{ name: 'roll-timetable', cron: '10 0 * * *', timeZone: HOME_ZONE, run: () => roll(deps) }]
}

async function roll({ database, clock, log }: BackgroundDeps): Promise<void> {
  const rolled = await rollTimetable(database.db, civilDateOf(clock.now()))
  log.info(rolled, 'timetables rolled')
}
