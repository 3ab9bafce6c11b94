import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { createDatabaseClock } from '../database/database-clock.ts'
import { type DatabaseLocation, findOrStartDatabase } from '../database/find-or-start-database.ts'
import { migrate } from '../database/migrate.ts'
import { requireReachableDatabase } from '../database/require-reachable-database.ts'
import { requireSessions } from '../database/require-sessions.ts'
import { requireSettings } from '../database/require-settings.ts'
import { type Jobs, type RecurringJob, startJobs } from '../jobs/jobs.ts'
import { closeInTime } from './close-in-time.ts'
import { listen } from './listen.ts'
import type { Readiness } from './readiness.ts'
import { waitForDatabase } from './wait-for-database.ts'

export type ServerParts = {
  place: DatabaseLocation
  /** Seconds that a statement may take. */
  statementSeconds: number
  /** Seconds during which /readyz reports the stop before the port is closed. */
  stoppingSeconds: number
  host: string
  port: number
  log: Logger
  readiness: Readiness
  build(database: Database, clock: Clock): Promise<BuiltServer>
}

export type BuiltServer = {
  app: FastifyInstance
  /** Work before the first request: data, timetables. Runs on a migrated database. */
  prepare(): Promise<void>
  jobs(): readonly RecurringJob[]
}

export type RunningServer = { address: string; databaseEnded: Promise<void> }

/**
 * Opens everything in order and registers on `opened` how to close it: whoever stops the server, at any moment,
 * disposes of that stack.
 */
export async function startServer(parts: ServerParts, opened: AsyncDisposableStack): Promise<RunningServer> {
  const { log, readiness } = parts
  const source = await findOrStartDatabase(parts.place, 'server')
  opened.defer(source.release)
  if (source.tookOver) log.warn('stopped the database process that a killed server left behind')
  const database = createDatabase(source.url, {
    statementTimeout: parts.statementSeconds * 1000,
    onError: error => log.error({ err: error }, 'a database connection broke'),
  })
  opened.defer(database.close)
  const clock = createDatabaseClock(database.pool)
  opened.defer(clock.end)

  let jobs: Jobs | undefined
  opened.defer(async () => jobs?.stop())
  const { app, prepare, jobs: recurring } = await parts.build(database, clock)
  opened.defer(() => closeInTime(app))
  const address = await listen(app, parts.host, parts.port)

  // /healthz and /readyz are already answered, so a supervisor does not end a server that waits.
  await waitForDatabase(async () => {
    await requireReachableDatabase(database.pool, source.url)
    await requireSettings(database.pool)
    await requireSessions(source.url)
    const onWait = (of: object) => log.warn(of, 'a migration waits for a lock')
    const ran = await migrate(database.pool, { onWait })
    if (ran.length > 0) log.info({ migrations: ran }, 'migrated')
    await clock.compare()
    await prepare()
  }, parts)
  clock.begin(log)
  await app.workers.begin()
  jobs = await waitForDatabase(() => startJobs(database.pool, recurring(), log), parts)
  if (readiness.phase === 'starting') readiness.phase = 'ready'
  return { address, databaseEnded: source.ended }
}
