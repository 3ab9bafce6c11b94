import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { StockRow } from '../use-cases/check-stock-row.ts'

/** A table of the transaction for the rows of one feed. */
export async function createStage(trx: Kysely<DB>): Promise<void> {
  await sql`
    create temporary table stock_stage (
      line int, pharmacy_id int, pack_id int, location_code int, price int, quantity int, best_before date, as_of timestamptz
    ) on commit drop`.execute(trx)
}

/** Adds rows; each column is written as one text, which is several times as fast as a parameter for each value. */
export async function stageRows(trx: Kysely<DB>, rows: readonly StockRow[]): Promise<void> {
  if (rows.length === 0) return
  const column = (value: (row: StockRow) => string | number | null) =>
    `{${rows.map(row => value(row) ?? 'NULL').join(',')}}`
  await sql`
    insert into stock_stage
    select * from unnest(
      ${column(({ line }) => line)}::int[], ${column(({ pharmacy }) => pharmacy.id)}::int[],
      ${column(({ packId }) => packId)}::int[], ${column(({ pharmacy }) => pharmacy.locationCode)}::int[],
      ${column(({ price }) => price)}::int[], ${column(({ quantity }) => quantity)}::int[],
      ${column(({ bestBefore }) => bestBefore)}::date[], ${column(({ asOf }) => asOf && asOf.toISOString())}::timestamptz[])`.execute(
    trx,
  )
}

/** Prepares the staged rows for being merged, pharmacy by pharmacy. */
export async function indexStage(trx: Kysely<DB>): Promise<number[]> {
  await sql`create index on stock_stage (pharmacy_id, pack_id)`.execute(trx)
  await sql`analyze stock_stage`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select distinct pharmacy_id as id from stock_stage order by 1`.execute(trx)
  return rows.map(({ id }) => id)
}
