import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { errorCode } from '../error-code.ts'
import { StartupProblem } from '../lifecycle/startup-problem.ts'
import { DatabaseClient } from './database-client.ts'
import { type Migration, readMigrations } from './migrations.ts'

/** A newer release has migrated the database to a schema that servers as old as this one must not use. */
export class NewerDataProblem extends StartupProblem {}

/** A migration that has run here was edited afterwards. */
export class ChangedMigrationProblem extends StartupProblem {}

/** Another session held a lock that a migration needs. */
export class LockedOutProblem extends StartupProblem {}

export interface MigrateOptions {
  readonly folder?: string
  /** How many milliseconds a migration may wait for a lock; all later statements on the table wait behind it. */
  readonly lockTimeout?: number
  /** How often it is tried; other sessions can run in between. */
  readonly attempts?: number
  /** Receives every lock that could not be acquired. */
  readonly onWait?: (of: { migration: string; attempt: number }) => void
}

type Applied = { version: number; name: string; checksum: string; must_know: number | null }

/**
 * The advisory lock of whoever changes the schema. The number is arbitrary, but must be the same in every release.
 */
export const SCHEMA_LOCK = 7_265_001
const LOCK_TIMEOUT = 3000
const ATTEMPTS = 20
const LOCK_NOT_AVAILABLE = '55P03'

/** Migrates the schema, one transaction per file; returns the names of the files that ran. */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folder)
  const client = await pool.connect()
  try {
    // Creating an index on a large table takes long, and so does waiting for another server that does it.
    if (client instanceof DatabaseClient) await client.liftLimits()
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK])
    const pending = pendingOf(migrations, await readApplied(client))
    for (const migration of pending) await runPatiently(client, migration, options)
    return pending.map(migration => migration.name)
  } finally {
    // Closing the connection releases the lock whatever its state.
    client.release(true)
  }
}

/**
 * Migrations of a later release are accepted, unless they require servers to know them (how-to/write-a-migration).
 */
function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map(migration => [migration.version, migration]))
  for (const done of applied) {
    const file = fileOf(done)
    const migration = known.get(done.version)
    if (!migration) {
      if (done.must_know === null || known.has(done.must_know)) continue
      throw new NewerDataProblem(
        `the data belongs to a newer version of Vizit (migration ${file}): start that version, or another database`,
      )
    }
    if (migration.checksum !== done.checksum)
      throw new ChangedMigrationProblem(
        `migration ${file} was changed after it ran on this database: restore the file, or start afresh with npm run db:reset`,
      )
  }
  const done = new Set(applied.map(({ version }) => version))
  return migrations.filter(({ version }) => !done.has(version))
}

const fileOf = ({ version, name }: { version: number; name: string }) =>
  `${String(version).padStart(4, '0')}_${name}`

export async function createSchemaMigration(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists schema_migration (
    version int primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
}

async function readApplied(client: pg.PoolClient): Promise<Applied[]> {
  await createSchemaMigration(client)
  // Before migration 0044 there was no such column.
  const { rows } = await client.query<Applied>(
    `select version, name, checksum, (to_jsonb(schema_migration) ->> 'must_know')::int as must_know
     from schema_migration order by version`,
  )
  return rows
}

async function runPatiently(client: pg.PoolClient, migration: Migration, options: MigrateOptions) {
  const { lockTimeout = LOCK_TIMEOUT, attempts = ATTEMPTS } = options
  for (let attempt = 1; ; attempt++) {
    try {
      await run(client, migration, lockTimeout)
      return
    } catch (cause) {
      if (errorCode(cause) !== LOCK_NOT_AVAILABLE)
        throw new Error(`migration ${migration.version} ${migration.name} failed`, { cause })
      if (attempt === attempts)
        throw new LockedOutProblem(
          `migration ${fileOf(migration)} waited in vain for a table that somebody keeps: end the long transaction (select pid, xact_start, query from pg_stat_activity order by xact_start), and start again`,
          { cause },
        )
    }
    options.onWait?.({ migration: fileOf(migration), attempt })
    await pause(lockTimeout)
  }
}

async function run(client: pg.PoolClient, migration: Migration, lockTimeout: number): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`)
    await runMigration(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Runs in the caller's transaction. */
export async function runMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  const { version, name, sql, checksum, mustKnow } = migration
  await client.query(sql)
  await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
    version,
    name,
    checksum,
  ])
  if (mustKnow !== null)
    await client.query('update schema_migration set must_know = $2 where version = $1', [version, mustKnow])
}
