import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** A job that recurs by a cron expression in a time zone, on one server at a time. */
export type RecurringJob = {
  name: string
  cron: string
  timeZone: string
  run(): Promise<unknown>
}

export type Jobs = { stop(): Promise<void> }

const SCHEMA = 'jobs'

/** Milliseconds that a running job may take when the server stops; after that it runs again at the next start. */
const PATIENCE = 5000

/** A run whose server died or lost the database is given up after a minute and started again. */
const LIMITS = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 3600,
  heartbeatSeconds: 60,
}

/** Starts the recurring jobs. A run that was due while no server was running is done once. */
export async function startJobs(pool: Pool, jobs: readonly RecurringJob[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    // The server's own pool, so that many jobs cannot take more connections than it has.
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
  })
  boss.on('error', error => log.error({ err: error }, 'jobs are disturbed'))
  // The database may never answer its last queries.
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
  // A queue made by an earlier release would keep that release's limits.
  await boss.updateQueue(name, LIMITS)
  await boss.schedule(name, cron, null, { tz: timeZone, missed: 'once' })
  await boss.work(name, async () => {
    const started = performance.now()
    await run()
    log.info({ job: name, ms: Math.round(performance.now() - started) }, 'job done')
  })
}
