import { type Config, readConfig } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import { createDatabase, type Database } from '../platform/database/database.ts'
import { createDatabaseClock } from '../platform/database/database-clock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { joinDatabase } from '../platform/database/open-database.ts'
import { requireReachable } from '../platform/database/reachable.ts'

export type CommandContext = { config: Config; database: Database; clock: Clock }

const COMMAND_STATEMENT_MS = 15 * 60_000

/** Runs a command on the database: that of the running server, or one opened for the command alone. */
export async function withDatabase<R>(
  command: (context: CommandContext) => Promise<R>,
  { migrated = true } = {},
): Promise<R> {
  const config = readConfig()
  const source = await joinDatabase(config)
  // Whoever waits for a command sees it, and may end it: its statements may be long.
  const database = createDatabase(source.url, { max: 10, statementTimeout: COMMAND_STATEMENT_MS })
  const ignoreSignals = stopOnSignals(source.release)
  try {
    await requireReachable(database.pool, source.url)
    if (migrated) await migrate(database.pool)
    const clock = createDatabaseClock(database.pool)
    await clock.compare()
    return await command({ config, database, clock })
  } finally {
    await database.close()
    await source.release()
    ignoreSignals()
  }
}

/** An interrupted command rolls back, and leaves no database process behind. */
function stopOnSignals(release: () => Promise<void>): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const stop = () => void release().finally(() => process.exit(130))
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.removeListener(signal, stop)
  }
}
