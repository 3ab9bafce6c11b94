import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { DatabaseClient, type DatabaseClientConfig } from './database-client.ts'
import type { DB } from './generated/db.ts'
import { createHealthCheck, type DatabaseState } from './health-check.ts'
import { PatientPool } from './patient-pool.ts'
import { type QuickStatements, quickStatements } from './quick/quick-statements.ts'
import { typeParsers } from './type-parsers.ts'

export type Database = {
  pool: pg.Pool
  db: Kysely<DB>
  /** For quick statements that only read. */
  reads: QuickStatements
  /** For quick functions that decide and write in one statement. */
  decisions: QuickStatements
  /** Whether it can serve requests; answers within a second and a half. */
  state(): Promise<DatabaseState>
  /** Waits up to three seconds for connections in use, then closes all. Can be called again. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** The size of the pool; quick statements have up to seven connections besides. */
  max?: number
  /** Milliseconds to wait for a free connection before the caller is refused. */
  patience?: number
  /** Milliseconds that a statement may take. */
  statementTimeout?: number
  /** Receives errors of idle connections; the pool replaces them itself. */
  onError?: (error: Error) => void
}

/** Milliseconds. */
const STATEMENT_TIMEOUT = 30_000
const CLOSE_WITHIN = 3000
/**
 * A running database cancels a slow statement itself; after this time without any answer the connection is given
 * up.
 */
const FAREWELL_MS = 5000

export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { max = 13, patience = 10_000, statementTimeout = STATEMENT_TIMEOUT } = options
  const members = new Set<DatabaseClient>()
  let closing: Promise<void> | undefined
  // Connections that are closing may still receive an error when the database stops.
  const onError = (error: Error) => {
    if (!closing) options.onError?.(error)
  }
  const client: DatabaseClientConfig = {
    connectionString: url,
    members,
    connectionTimeoutMillis: patience,
    application_name: 'vizit',
    // Casts between instants and dates in SQL must not depend on the database's own time zone.
    options: '-c TimeZone=UTC',
    types: typeParsers,
  }
  const ofPool: DatabaseClientConfig = {
    ...client,
    statement_timeout: statementTimeout,
    answerWithin: statementTimeout + FAREWELL_MS,
  }
  const pool = new PatientPool({ ...ofPool, max, Client: DatabaseClient })
  pool.on('error', onError)
  const quick = { pool, patience, onError }
  const readOnly = { ...client, options: `${client.options} -c default_transaction_read_only=on` }
  const reads = quickStatements({ ...quick, client: readOnly, connections: 3 })
  const decisions = quickStatements({ ...quick, client, connections: 4 })
  const health = createHealthCheck(client)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return {
    pool,
    db,
    reads,
    decisions,
    state: health.state,
    close: () => {
      const closed = () =>
        Promise.all([reads.close(), decisions.close(), health.close()]).then(() => closePool(db, pool))
      closing ??= inTime(closed(), members)
      return closing
    },
  }
}

async function closePool(db: Kysely<DB>, pool: pg.Pool): Promise<void> {
  await db.destroy()
  // Kysely does not close a pool that it has never queried.
  if (!pool.ending) await pool.end()
}

/** What is not closed by then is cut: a connection whose network is gone does not even report its end. */
async function inTime(closed: Promise<void>, members: Iterable<DatabaseClient>): Promise<void> {
  const late = new AbortController()
  const cut = pause(CLOSE_WITHIN, undefined, { signal: late.signal }).then(() => {
    for (const client of members) client.cut(new Error('the database is being left'))
  })
  await Promise.race([closed, cut.catch(() => undefined)]).finally(() => late.abort())
}
