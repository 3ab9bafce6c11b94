import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface EntryCounts {
  added: number
  updated: number
  deactivated: number
}

export interface Upsert<Row> {
  table: 'branch' | 'doctor' | 'service' | 'service_group'
  /** Each column's PostgreSQL type and its value; `code` is always a column. */
  columns: Record<string, [type: string, value: (row: Row) => unknown]>
  rows: readonly Row[]
}

/** Writes a clinic's rows by its own codes in one statement. Returns their ids. */
export async function upsertByCode<Row extends { code: string }>(
  trx: Kysely<DB>,
  providerId: string,
  { table, columns, rows }: Upsert<Row>,
): Promise<{ ids: Map<string, string>; added: number; updated: number }> {
  const names = Object.keys(columns)
  const records = rows.map(row => ({
    code: row.code,
    ...Object.fromEntries(names.map(name => [name, columns[name]?.[1](row)])),
  }))
  const types = ['code text', ...names.map(name => `${name} ${columns[name]?.[0]}`)].join(', ')
  const updates = names.map(name => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  const { rows: written } = await sql<{ id: string; code: string; added: boolean }>`
    insert into ${sql.table(table)} (provider_id, code, ${sql.join(names.map(name => sql.ref(name)))})
    select ${providerId}, code, ${sql.join(names.map(name => sql.ref(name)))}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row (${sql.raw(types)})
    on conflict (provider_id, code) do update set ${sql.join(updates)}
    returning id, code, xmax = 0 as added`.execute(trx)
  const added = written.filter(row => row.added).length
  return { ids: new Map(written.map(({ id, code }) => [code, id])), added, updated: written.length - added }
}

/** Deactivates rows that the clinic no longer has; they stay for their visits and are not offered any more. */
export async function deactivateMissing(
  trx: Kysely<DB>,
  table: 'branch' | 'doctor' | 'service',
  { providerId, codes }: { providerId: string; codes: readonly string[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set active = false
    where provider_id = ${providerId} and active and code <> all(${codes}::text[])`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}
