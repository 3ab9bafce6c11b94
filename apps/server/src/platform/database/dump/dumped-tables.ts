import type { DatabaseClient } from '../database-client.ts'
import type { Header } from './dump-format.ts'

export type DumpedTable = Header['tables'][number]

/** Filled by the migrations of the restore itself. */
const SCHEMA_MIGRATION = 'schema_migration'

/** The product's tables with their stored columns: no generated columns, and no job queue. */
export async function dumpedTables(client: DatabaseClient): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> $1
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [SCHEMA_MIGRATION],
  )
  return rows
}

/** Orders tables so that each comes after those it refers to. Deferrable references are checked at the end. */
export async function inOrderOfReferences(
  client: DatabaseClient,
  tables: readonly DumpedTable[],
): Promise<DumpedTable[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select distinct referring.relname as from, referred.relname as to
     from pg_constraint
     join pg_class referring on referring.oid = conrelid
     join pg_class referred on referred.oid = confrelid
     where contype = 'f' and not condeferrable and conrelid <> confrelid`,
  )
  const left = new Map(tables.map(table => [table.name, table]))
  const ordered: DumpedTable[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !rows.some(({ from, to }) => from === name && left.has(to)),
    )
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...left.keys()]}`)
    for (const table of free) left.delete(table.name)
    ordered.push(...free)
  }
  return ordered
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** `public.table (columns)`, for COPY. */
export const copyTarget = ({ name, columns }: DumpedTable): string =>
  `${publicTable(name)} (${columns.map(quoted).join(', ')})`

export const publicTable = (name: string): string => `public.${quoted(name)}`

/** Settings that change the text form of rows; a role or a database may have other values. */
export async function setTextFormat(client: DatabaseClient): Promise<void> {
  await client.query(
    `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
     set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'`,
  )
}
