import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Progress } from '../../../platform/progress.ts'

export interface SavedCounts {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
  /** Rows that the file lacks: they are marked, and stay. */
  readonly removed: number
}

export interface CodedRows {
  readonly table: 'drug' | 'drug_pack' | 'pharmacy'
  /** The PostgreSQL type of each column besides `code`. */
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly Readonly<Record<'code', string> & Record<string, unknown>>[]
  readonly now: Date
  /** Told after each batch but the last, with how many rows of this table are written. */
  readonly progress?: Progress | undefined
}

/** A second or so. */
const BATCH = 2000

/** Writes rows by their codes. Unchanged ones are not written; those that are missing are marked as removed. */
export async function saveCodedRows(trx: Kysely<DB>, given: CodedRows): Promise<SavedCounts> {
  const { table, rows, now, progress } = given
  let [added, updated] = [0, 0]
  for (let from = 0; from < rows.length; from += BATCH) {
    if (from > 0) progress?.(from)
    const written = await writeBatch(trx, { ...given, rows: rows.slice(from, from + BATCH) })
    added += written.added
    updated += written.updated
  }
  const codes = rows.map(({ code }) => code)
  const missing = await sql`
    update ${sql.table(table)} as kept set removed_at = ${now}
    where kept.removed_at is null and kept.code not in (select unnest(${codes}::text[]))`.execute(trx)
  const removed = Number(missing.numAffectedRows ?? 0)
  return { added, updated, removed, unchanged: rows.length - added - updated }
}

async function writeBatch(
  trx: Kysely<DB>,
  { table, columns, rows }: CodedRows,
): Promise<Pick<SavedCounts, 'added' | 'updated'>> {
  const names = Object.keys(columns)
  const types = ['code text', ...names.map(name => `${name} ${columns[name]}`)].join(', ')
  const own = (alias: string) => sql.join(names.map(name => sql.ref(`${alias}.${name}`)))
  const { rows: counted } = await sql<{ added: number; updated: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${sql.raw(types)})
    ), written as (
      insert into ${sql.table(table)} as kept (code, ${sql.join(names.map(name => sql.ref(name)))})
      select given.code, ${own('given')} from given
      on conflict (code) do update set
        ${sql.join(names.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}, removed_at = null
      where (${own('kept')}) is distinct from (${own('excluded')}) or kept.removed_at is not null
      returning xmax = 0 as is_added
    )
    select (select count(*)::int from written where is_added) as added,
      (select count(*)::int from written where not is_added) as updated`.execute(trx)
  return counted[0] ?? { added: 0, updated: 0 }
}
