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
const PATIENCE = 10_000

/** Starts the recurring jobs; a run that came due while no server was up is made up for once. */
export async function startJobs(pool: Pool, jobs: readonly RecurringJob[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    // The server's own pool: a burst of jobs cannot take more connections than it has.
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
  })
  boss.on('error', error => log.error({ err: error }, 'jobs are disturbed'))
  await boss.start()
  for (const job of jobs) await recur(boss, job, log)
  return { stop: () => boss.stop({ graceful: true, close: false, timeout: PATIENCE }) }
}

async function recur(boss: PgBoss, { name, cron, timeZone, run }: RecurringJob, log: Logger): Promise<void> {
  await boss.createQueue(name, {
    policy: 'singleton',
    retryLimit: 3,
    retryBackoff: true,
    expireInSeconds: 3600,
  })
  await boss.schedule(name, cron, null, { tz: timeZone, missed: 'once' })
  await boss.work(name, async () => {
    const started = performance.now()
    await run()
    log.info({ job: name, ms: Math.round(performance.now() - started) }, 'job done')
  })
}
