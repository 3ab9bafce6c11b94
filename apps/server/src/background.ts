import { civilDateOf, HOME_ZONE } from '@vizit/domain/time/minsk.ts'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { forgetExpiredKeys } from './modules/booking/public.ts'
import { forgetOldAttempts, growUp } from './modules/family/public.ts'
import { leaveOutDemoSlots, seedDemo } from './modules/demo/public.ts'
import { loadReferenceData } from './modules/reference-data/public.ts'
import { rollTimetable } from './modules/timetable/public.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { RecurringJob } from './platform/jobs/jobs.ts'

export type BackgroundDeps = { database: Database; clock: Clock; config: Config; log: Logger }

/** What must be so before the first request is answered, in this order. */
export async function prepare(deps: BackgroundDeps): Promise<void> {
  const { database, clock, config, log } = deps
  await loadReferenceData(database.db)
  if (config.demo) {
    const result = await seedDemo({ db: database.db, clock })
    if (result.outcome === 'seeded') log.info(result.seeded, 'demo seeded')
  }
  await roll(deps)
}

/** What recurs while a server runs. */
export function recurringJobs(deps: BackgroundDeps): RecurringJob[] {
  const nightly = { timeZone: HOME_ZONE }
  return [
    { ...nightly, name: 'grow-up', cron: '1 0 * * *', run: () => childrenGrowUp(deps) },
    { ...nightly, name: 'roll-timetable', cron: '10 0 * * *', run: () => roll(deps) },
    { ...nightly, name: 'forget-old-attempts', cron: '25 3 * * *', run: () => forgetAttempts(deps) },
    { ...nightly, name: 'forget-expired-keys', cron: '20 3 * * *', run: () => forgetKeys(deps) },
  ]
}

async function roll({ database, clock, log }: BackgroundDeps): Promise<void> {
  const rolled = await rollTimetable(database.db, civilDateOf(clock.now()), leaveOutDemoSlots)
  log.info(rolled, 'timetables rolled')
}

async function childrenGrowUp({ database, clock, log }: BackgroundDeps): Promise<void> {
  log.info(await growUp({ database, clock }), 'children grew up')
}

async function forgetAttempts({ database, clock }: BackgroundDeps): Promise<void> {
  await forgetOldAttempts(database, clock.now())
}

async function forgetKeys({ database, clock, log }: BackgroundDeps): Promise<void> {
  log.info({ keys: await forgetExpiredKeys(database, clock.now()) }, 'expired keys forgotten')
}
