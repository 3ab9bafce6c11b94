import { type Config, readConfig } from '../config.ts'
import type { RunningChanges } from '../platform/changes/create-changes.ts'
import type { Clock } from '../platform/clock.ts'
import { createDatabase, type Database } from '../platform/database/database.ts'
import { DatabaseClient } from '../platform/database/database-client.ts'
import { createDatabaseClock } from '../platform/database/database-clock.ts'
import { findRunningDatabase } from '../platform/database/find-or-start-database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { requireReachableDatabase } from '../platform/database/require-reachable-database.ts'
import { requireSettings } from '../platform/database/require-settings.ts'
import { typeParsers } from '../platform/database/type-parsers.ts'
import { changesOf } from '../services.ts'

export type CommandContext = {
  config: Config
  database: Database
  clock: Clock
  /** Changes are sent before the command ends. */
  changes: RunningChanges
}

const COMMAND_STATEMENT_MS = 15 * 60_000

/** Runs a command on the running server's database, or on one opened for the command. */
export async function withDatabase<R>(
  command: (context: CommandContext) => Promise<R>,
  { migrated = true } = {},
): Promise<R> {
  return withSource(async ({ config, url }) => {
    // No statement limit: the operator sees a long command and can interrupt it.
    const database = createDatabase(url, { max: 10, statementTimeout: COMMAND_STATEMENT_MS })
    try {
      await requireReachableDatabase(database.pool, url)
      await requireSettings(database.pool)
      if (migrated) await migrate(database.pool)
      const clock = createDatabaseClock(database.pool)
      await clock.compare()
      const changes = changesOf(database)
      const result = await command({ config, database, clock, changes })
      await changes.end()
      return result
    } finally {
      await database.close()
    }
  })
}

/** As `withDatabase`, but with one connection without limits, and with a schema of any version. */
export async function withConnection<R>(
  command: (context: { config: Config; client: DatabaseClient }) => Promise<R>,
): Promise<R> {
  return withSource(async ({ config, url }) => {
    const client = new DatabaseClient({
      connectionString: url,
      application_name: 'vizit dump',
      types: typeParsers,
    })
    try {
      await requireReachableDatabase(client, url)
      return await command({ config, client })
    } finally {
      await client.end()
    }
  })
}

async function withSource<R>(command: (source: { config: Config; url: string }) => Promise<R>): Promise<R> {
  const config = readConfig()
  const source = await findRunningDatabase(config)
  const ignoreSignals = stopOnSignals(source.release)
  try {
    return await command({ config, url: source.url })
  } finally {
    await source.release()
    ignoreSignals()
  }
}

/** An interrupted command rolls back and stops the database process that it started. */
function stopOnSignals(release: () => Promise<void>): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const stop = () => void release().finally(() => process.exit(130))
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.removeListener(signal, stop)
  }
}
