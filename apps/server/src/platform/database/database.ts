import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { DB } from './generated/db.ts'
import { PatientPool } from './patient-pool.ts'
import { typeParsers } from './type-parsers.ts'

export type Database = {
  pool: pg.Pool
  db: Kysely<DB>
  /** Waits for the connections in use, then closes them all. Safe to call again. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  max?: number
  /** Milliseconds to wait for a free connection before the caller is refused. */
  patience?: number
  /** Hears of idle connections that break; the pool replaces them by itself. */
  onError?: (error: Error) => void
}

export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new PatientPool({
    connectionString: url,
    max: options.max ?? 20,
    connectionTimeoutMillis: options.patience ?? 10_000,
    application_name: 'vizit',
    // Casts between instants and dates in SQL must not depend on the database's own zone.
    options: '-c TimeZone=UTC',
    types: typeParsers,
  })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  pool.on('error', error => {
    // Connections on their way out may still hear that the database stops.
    if (!closing) options.onError?.(error)
  })
  return {
    pool,
    db,
    close: () => {
      closing ??= closeAll(db, pool)
      return closing
    },
  }
}

async function closeAll(db: Kysely<DB>, pool: pg.Pool): Promise<void> {
  await db.destroy()
  // Kysely leaves a pool alone that it has never queried.
  if (!pool.ending) await pool.end()
}
