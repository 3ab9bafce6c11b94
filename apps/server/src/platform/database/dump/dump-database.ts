import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartupProblem } from '../../lifecycle/startup-problem.ts'
import type { DatabaseClient } from '../database-client.ts'
import { SCHEMA_LOCK } from '../migrate.ts'
import { copyOut } from './copy.ts'
import { END_OF_TABLE, FORMAT, type Header, Tally, type Trailer } from './dump-format.ts'
import {
  copyTarget,
  type DumpedTable,
  dumpedTables,
  inOrderOfReferences,
  publicTable,
  setTextFormat,
} from './dumped-tables.ts'

export type DumpRequest = Pick<Header, 'version' | 'secretFingerprint' | 'secret'>

/** Writes the contents of the database in one snapshot, while others go on using it. */
export async function dumpDatabase(
  client: DatabaseClient,
  asked: DumpRequest,
  write: (packed: Uint8Array) => Promise<void>,
): Promise<Trailer> {
  await setTextFormat(client)
  const tables = await beginSnapshot(client)
  const header = await headerOf(client, asked, tables)
  const trailer: Trailer = { tables: {}, sequences: {} }
  async function* text(): AsyncGenerator<Buffer> {
    yield line(header)
    for (const table of tables) {
      const tally = new Tally()
      yield* tally.through(copyOut(client, `copy ${copyTarget(table)} to stdout`))
      yield Buffer.from(END_OF_TABLE)
      trailer.tables[table.name] = tally.end()
    }
    // Sequences are not part of a snapshot: read last, they are beyond every copied id.
    trailer.sequences = await sequencesOf(client)
    yield line(trailer)
  }
  await pipeline(Readable.from(text(), { objectMode: false }), createGzip(), async packed => {
    for await (const chunk of packed) await write(chunk as Uint8Array)
  })
  await client.query('commit')
  return trailer
}

const line = (content: Header | Trailer) => Buffer.from(`${JSON.stringify(content)}\n`)

/**
 * Under the migration lock, so that no migration runs between the snapshot and the table locks, which keep the
 * schema until the end.
 */
async function beginSnapshot(client: DatabaseClient): Promise<DumpedTable[]> {
  await requireOurs(client)
  await client.query('select pg_advisory_lock_shared($1)', [SCHEMA_LOCK])
  await client.query('begin isolation level repeatable read read only')
  const tables = await dumpedTables(client)
  for (const { name } of tables) await client.query(`lock table ${publicTable(name)} in access share mode`)
  await client.query('select pg_advisory_unlock_shared($1)', [SCHEMA_LOCK])
  return inOrderOfReferences(client, tables)
}

async function requireOurs(client: DatabaseClient): Promise<void> {
  const { rows } = await client.query<{ ours: boolean }>(
    `select to_regclass('public.schema_migration') is not null as ours`,
  )
  if (!rows[0]?.ours) throw new StartupProblem('there is no Vizit in this database: nothing is dumped')
}

async function headerOf(client: DatabaseClient, asked: DumpRequest, tables: DumpedTable[]): Promise<Header> {
  const { rows: migrations } = await client.query<Header['migrations'][number]>(
    'select version, name, checksum from schema_migration order by version',
  )
  const { rows } = await client.query<{ taken_at: Date; postgres: string }>(
    `select now() as taken_at, current_setting('server_version') as postgres`,
  )
  const [{ taken_at, postgres } = { taken_at: new Date(Number.NaN), postgres: '' }] = rows
  return {
    dump: 'vizit',
    format: FORMAT,
    takenAt: taken_at.toISOString(),
    ...asked,
    postgres,
    migrations,
    tables,
  }
}

async function sequencesOf(client: DatabaseClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
