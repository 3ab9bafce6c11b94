import { errorCode } from '../../error-code.ts'
import { StartupProblem } from '../../lifecycle/startup-problem.ts'
import type { DatabaseClient } from '../database-client.ts'
import { createSchemaMigration, runMigration, SCHEMA_LOCK } from '../migrate.ts'
import { readMigrations } from '../migrations.ts'
import { DumpProblem } from './dump-problem.ts'
import { dumpedTables, setTextFormat } from './dumped-tables.ts'
import { loadTables } from './load-tables.ts'
import type { VerifiedDump } from './read-dump.ts'
import { splitMigrations } from './split-migrations.ts'

export type RestoreOptions = {
  /** Whether the present contents may be discarded. */
  replace: boolean
  /** Settles what was pending at the time of the dump, in the same transaction and on this version's schema. */
  settle(client: DatabaseClient): Promise<void>
  /** The folder of migrations. */
  folder?: string
}

/** Restores a dump into an empty database and migrates it to this version, in one transaction: all or nothing. */
export async function restoreDatabase(
  client: DatabaseClient,
  dump: VerifiedDump,
  { replace, settle, folder }: RestoreOptions,
): Promise<void> {
  const { before, after } = splitMigrations(dump, await readMigrations(folder))
  await setTextFormat(client)
  // A server that starts meanwhile waits for this lock before its migrations.
  await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK])
  await requireUnused(client)
  await client.query('begin')
  try {
    await makeRoom(client, replace)
    await createSchemaMigration(client)
    for (const migration of before) await runMigration(client, migration)
    await loadTables(client, dump)
    for (const migration of after) await runMigration(client, migration)
    await settle(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (errorCode(error) === NOT_PERMITTED)
      throw new StartupProblem(
        'the role of the database may not make its tables or extension anew: restore into a new, empty database (docs/how-to/deploy.md)',
        { cause: error },
      )
    throw error
  }
  await client.query('analyze')
}

const NOT_PERMITTED = '42501'

/** Servers and commands have this application name; one that connects later waits for the lock. */
async function requireUnused(client: DatabaseClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'vizit' and pid <> pg_backend_pid()`,
  )
  if (rows.length > 0)
    throw new DumpProblem(
      'in-use',
      `a server or command of Vizit uses the database (${rows.length} connections): stop all of them first`,
    )
}

async function makeRoom(client: DatabaseClient, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ ours: boolean }>(
    `select bool_or(relname = 'schema_migration') as ours from pg_class
     where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace having count(*) > 0`,
  )
  const [found] = rows
  if (!found) return
  if (!found.ours)
    throw new DumpProblem(
      'not-empty',
      'the database holds tables that are not of Vizit: restore into another one',
    )
  if (!replace)
    throw new DumpProblem(
      'not-empty',
      `the database is not empty (${(await dumpedTables(client)).length} tables): restore into a new one, or throw away what it holds with --replace`,
    )
  await client.query('drop schema if exists jobs cascade')
  await client.query('drop schema public cascade')
  await client.query('create schema public')
}
