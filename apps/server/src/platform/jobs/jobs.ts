import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** Work that recurs by a cron expression in a time zone, on one server at a time. */
export type RecurringJob = {
  name: string
  cron: string
  timeZone: string
  run(): Promise<unknown>
}

export type Jobs = { stop(): Promise<void> }

const SCHEMA = 'jobs'

/** Milliseconds that a run in hand may take at the stop; after that it is run again at the next start. */
const PATIENCE = 5000

/** A run whose server has died, or is cut off from the database, is given up after a minute, and begun anew. */
const LIMITS = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 3600,
  heartbeatSeconds: 60,
}

/** Starts the recurring jobs; a run that came due while no server was up is made up for once. */
export async function startJobs(pool: Pool, jobs: readonly RecurringJob[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    // The server's own pool: a burst of jobs cannot take more connections than it has.
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
  })
  boss.on('error', error => log.error({ err: error }, 'jobs are disturbed'))
  // What it asks on its way out may never be answered.
  const stop = (graceful: boolean) =>
    Promise.race([
      boss.stop({ graceful, close: false, timeout: PATIENCE }),
      pause(PATIENCE, undefined, { ref: false }),
    ])
  try {
    await boss.start()
    for (const job of jobs) await recur(boss, job, log)
  } catch (error) {
    await stop(false)
    throw error
  }
  return { stop: () => stop(true) }
}

async function recur(boss: PgBoss, { name, cron, timeZone, run }: RecurringJob, log: Logger): Promise<void> {
  await boss.createQueue(name, { policy: 'singleton', ...LIMITS })
  // One that an earlier release has made keeps what that gave it.
  await boss.updateQueue(name, LIMITS)
  await boss.schedule(name, cron, null, { tz: timeZone, missed: 'once' })
  await boss.work(name, async () => {
    const started = performance.now()
    await run()
    log.info({ job: name, ms: Math.round(performance.now() - started) }, 'job done')
  })
}
