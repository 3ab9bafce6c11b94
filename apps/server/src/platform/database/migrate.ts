import type pg from 'pg'
import { StartupProblem } from '../lifecycle/startup-problem.ts'
import { type Migration, readMigrations } from './migrations.ts'

/** The database was migrated by a later release than this one. */
export class NewerDataProblem extends StartupProblem {}

/** A migration that has run here was edited afterwards. */
export class ChangedMigrationProblem extends StartupProblem {}

type Applied = { version: number; name: string; checksum: string }

// Any number will do, as long as every release uses the same one.
const LOCK = 7_265_001

/** Brings the schema forward, one transaction per file, and returns the names of the files that ran. */
export async function migrate(pool: pg.Pool, folder?: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const pending = pendingOf(migrations, await readApplied(client))
    for (const migration of pending) await run(client, migration)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
    return pending.map(migration => migration.name)
  } catch (error) {
    // Closing the connection gives the lock back whatever state it is in.
    client.release(true)
    throw error
  }
}

function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map(migration => [migration.version, migration]))
  for (const done of applied) {
    const file = `${String(done.version).padStart(4, '0')}_${done.name}`
    const migration = known.get(done.version)
    if (!migration)
      throw new NewerDataProblem(
        `the data belongs to a newer version of Vizit (migration ${file}): start that version, or another database`,
      )
    if (migration.checksum !== done.checksum)
      throw new ChangedMigrationProblem(
        `migration ${file} was changed after it ran on this database: restore the file, or start afresh with npm run db:reset`,
      )
  }
  const done = new Set(applied.map(({ version }) => version))
  return migrations.filter(({ version }) => !done.has(version))
}

async function readApplied(client: pg.PoolClient): Promise<Applied[]> {
  await client.query(`create table if not exists schema_migration (
    version int primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<Applied>(
    'select version, name, checksum from schema_migration order by version',
  )
  return rows
}

async function run(client: pg.PoolClient, { version, name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${version} ${name} failed`, { cause: error })
  }
}
